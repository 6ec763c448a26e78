"""What the operator's command does: copies, puts back, checks and tells."""
