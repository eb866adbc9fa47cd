"""The directory names every dialog and every question. It comes with the second pack."""

from __future__ import annotations

# The dialogs that a request opens by name: the class, whose module is imported at the first opening.
DIALOGS = {
    "menu": "hearts.web.dialogs.menu.Menu",
    "new-game": "hearts.web.dialogs.new_game.NewGame",
    "seen": "hearts.web.dialogs.seen.SeenPanel",
    "ending": "hearts.web.dialogs.ending.EndingDialog",
    "score-sheet": "hearts.web.dialogs.score_sheet.ScoreSheet",
    "shuffle": "hearts.web.dialogs.shuffle.Shuffle",
    "check": "hearts.web.dialogs.check.Check",
    "match": "hearts.web.dialogs.match.Match",
    "known": "hearts.web.dialogs.known.Known",
    "settings": "hearts.web.dialogs.settings.Settings",
    "windows": "hearts.web.dialogs.windows.Windows",
    "sound": "hearts.web.dialogs.sound.Sound",
    "statistics": "hearts.web.dialogs.statistics.Statistics",
    "history": "hearts.web.dialogs.history.History",
    "kept": "hearts.web.dialogs.kept.YourData",
    "rules": "hearts.web.dialogs.rules.Rules",
    "rules-form": "hearts.web.dialogs.rules_form.RulesForm",
    "help": "hearts.web.dialogs.help.Help",
    "offline": "hearts.web.dialogs.offline.Offline",
    "boss": "hearts.web.dialogs.boss.Boss",
    "hint": "hearts.web.dialogs.hint.Hint",
    "thoughts": "hearts.web.dialogs.thoughts.Thoughts",
    "replay": "hearts.web.dialogs.replay.ReplayPanel",
    "daily": "hearts.web.same.daily.Today",
    "day": "hearts.web.same.day.Day",
    "board": "hearts.web.same.board.Board",
    "problems": "hearts.web.dialogs.problems.Problems",
    "problem": "hearts.web.dialogs.problem.Problem",
    "practice": "hearts.web.dialogs.practice.Practice",
    "lesson": "hearts.web.dialogs.lesson.Lesson",
    "learn": "hearts.web.dialogs.learn.Learn",
    "tips": "hearts.web.dialogs.tips.Tips",
    "more": "hearts.web.dialogs.more.More",
    "send": "hearts.web.same.send.Send",
    "layout": "hearts.web.dialogs.layout.LayoutDialog",
    "walk": "hearts.web.dialogs.walk.WalkDialog",
    "about": "hearts.web.dialogs.about.About",
    "welcome": "hearts.web.dialogs.welcome.Welcome",
    "open-record": "hearts.web.dialogs.open_record.OpenRecord",
    "review": "hearts.web.dialogs.review.DealReview",
    "install": "hearts.web.dialogs.install.Install",
    "me": "hearts.web.dialogs.me.Me",
    "opponent": "hearts.web.dialogs.opponent.Opponent",
}

# The same for what asks the player: a coroutine function that is given the context and the request.
QUESTIONS = {
    name: f"hearts.web.dialogs.questions.{name}" for name in ("concede", "undo", "demo", "joe", "warning", "resume")
}
QUESTIONS["get-set"] = "hearts.web.dialogs.gallery.get_set"
QUESTIONS["play-deal"] = "hearts.web.same.came.play_deal"
QUESTIONS["open-game"] = "hearts.web.same.came.open_game"
QUESTIONS["came-match"] = "hearts.web.same.came.came_match"
QUESTIONS["add-result"] = "hearts.web.same.came.add_result"
QUESTIONS["real-game"] = "hearts.web.dialogs.first_game.real_game"
QUESTIONS["bring-back"] = "hearts.web.dialogs.questions.bring_back"
QUESTIONS["coached"] = "hearts.web.dialogs.coached_deal.coached"  # it asks nothing, and begins at once
QUESTIONS["people"] = "hearts.web.dialogs.with_people.with_people"  # it fetches what it needs, and opens a dialog
