"""What players of Go do, and what the server does for them."""
