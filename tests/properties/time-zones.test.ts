import { afterEach, expect, test } from 'vitest'
import { formatArchive } from '#main/games/fistful/proof/archive.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { playArchive } from '../support/fistful-archives.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'

const GAMES = runs({ part: 1, whole: 20 })
const TURNS = runs({ part: 4, whole: 10 })
const ZONES = ['UTC', 'Pacific/Chatham', 'America/St_Johns', 'Asia/Kathmandu']
const zone = process.env['TZ']

afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test(`${GAMES * TURNS} turns are the same to the last byte in every time zone`, () => {
  const hashes = ZONES.map((text) => {
    process.env['TZ'] = text
    const games = Array.from({ length: GAMES }, (_game, at) =>
      playArchive({ seed: `zone ${at}`, mode: 'sealed', turns: TURNS }),
    )
    return sha256Hex(games.map(formatArchive).join('\n'))
  })
  const differ = new Set(hashes).size - 1
  reportGoal({
    id: 'R10',
    goal: 'the same turns in every time zone, as the golden files have them',
    measured: `${GAMES * TURNS} turns in ${ZONES.length} time zones, ${differ} differ; rules compile without clock, DOM and Node, so no browser was asked`,
    isMet: differ === 0,
  })
  expect(differ).toBe(0)
})
