import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AftermathInput, computeAftermath } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { listBattleRecordProblems } from '#main/games/planet28/campaign/aftermath/record-problems.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { readableJson } from '#tests/support/readable-json.ts'

const FOLDER = join(import.meta.dirname, 'aftermath')
const EXPECTED = join(FOLDER, 'expected.json')

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

// UPDATE_GOLDEN=1 writes the file anew: read what changed before you keep it.
test('pp. 53-59: what follows from a co-op battle of six against the Rust Choir', () => {
  const stored = readJson(join(FOLDER, 'record.json')) as Omit<AftermathInput, 'rulesOf'>
  const battle = { ...stored, rulesOf: () => PRINTED_RULES }
  expect(listBattleRecordProblems(battle.record, battle.warbands)).toEqual([])
  const settled = computeAftermath(battle)
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(EXPECTED, readableJson(settled))
  expect(settled).toEqual(readJson(EXPECTED))
  expect(settled.questions.filter(({ faces }) => faces === null)).toEqual([])
})
