"""What the finished games come to: each one as a row of facts, and figures as a fold over the rows."""
