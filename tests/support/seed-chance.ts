import fc from 'fast-check'

// Chance is the same in every run of the tests; ORRERY_SEED tries another one, and a failing run prints its own.

fc.configureGlobal({ seed: Number(process.env['ORRERY_SEED'] ?? 1995) })
