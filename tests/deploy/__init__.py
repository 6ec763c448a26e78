"""How the platform is started and served."""
