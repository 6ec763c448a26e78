"""Operations on all that tournaments has."""
