"""4EYES+ for two, solved: attacks by threat, proofs, and the certificate that anybody can check."""
