"""Operations on both kinds of games."""
