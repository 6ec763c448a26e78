"""What every service is made with."""
