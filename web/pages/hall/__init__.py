"""What hangs on walls and lies on tables of the hall: screens and tablets."""
