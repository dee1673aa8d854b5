import fc from 'fast-check'

// Random values are the same in every test run. ORRERY_SEED sets another seed; a failing run prints its own.

fc.configureGlobal({ seed: Number(process.env['ORRERY_SEED'] ?? 1995) })
