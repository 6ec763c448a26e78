"""The rules of Go and of playing it by correspondence: pure, no Flask, no SQL, no clock."""
