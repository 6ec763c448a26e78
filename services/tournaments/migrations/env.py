from shared.migrations import run_migrations

run_migrations()
