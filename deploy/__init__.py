"""How the platform is started and packed."""
