"""What is printed: lists for the wall, cards for the tables, slips, receipts, prizes."""
