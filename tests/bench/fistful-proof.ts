import { formatArchive } from '#main/games/fistful/proof/archive.ts'
import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import { playArchive } from '../support/fistful-archives.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const ROLLS = getMeasurementSize(10_000, 20)
const ROUNDS = getMeasurementSize(7)
/** Acceptable response time in milliseconds. */
const VERIFY_MS = 300

/** Measures verifying the archive of a sealed game with 10,000 rolls: every line, seal, die, report and state. */
export function measureFistfulProof(): BenchmarkResult[] {
  const text = formatArchive(playArchive({ seed: 'bench', mode: 'sealed', rolls: ROLLS }))
  const verdict = verifyArchive(text, isSignatureValid)
  if (!verdict.ok || verdict.rolls < ROLLS) throw new Error('The archive to measure does not hold')
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    verifyArchive(text, isSignatureValid)
    return performance.now() - started
  })
  return [
    {
      what: 'Fistful: verifying an archive of 10,000 rolls',
      value: median(times),
      goal: { atMost: VERIFY_MS },
      unit: ' ms',
      from: `${verdict.rolls} rolls in ${verdict.turns} turns, ${(text.length / 1024).toFixed(0)} kB, median of ${ROUNDS}`,
    },
  ]
}
