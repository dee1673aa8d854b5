import { expect, test } from 'vitest'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { getRecordLines, buildReportBlocks, paginateReport } from './report-blocks.ts'

const position = { turn: 3, homeworlds: { A: '0203', B: '3014' }, colonies: [], fleets: [] }
const seat = { name: 'Ann', email: '', playerId: null, factionId: null, temper: null }
const map = { board: STANDARD_BOARD, stars: [{ star: '0205', name: 'Bo', rating: 3 }], routes: [] }
const turn: TurnView = {
  turn: 2,
  before: position,
  after: { ...position, fleets: [{ owner: 'A', id: 'B', at: '0205', ships: { S: 2 }, range: 5 }] },
  orders: [],
  rejected: [],
  corrections: [],
  events: [{ kind: 'capture', side: 'A', star: '0205', from: null, fleet: null, text: 'A captures 0205.' }],
  battles: [],
  dice: [],
  text: 'TURN 2 OF X\n\nFLEETS\n------\nA:B\n\nSETTINGS\n--------\nFog: no\n\nPROOF\n-----\nSeed: abc\n',
}

test('A printed report tells what happened and where everything stands, without seeds and settings', () => {
  expect(buildReportBlocks(turn, { map, head: { seats: { A: seat, B: { ...seat, name: 'Bert' } } } })).toEqual([
    { heading: 'Results', lines: ['A captures 0205.'] },
    { heading: 'Fleets of A, Ann', lines: ['B at Bo 0205: 2 scouts'] },
  ])
  expect(getRecordLines(turn)).toEqual(['SETTINGS', '--------', 'Fog: no', '', 'PROOF', '-----', 'Seed: abc'])
})

test('A long report goes on on the next page under its heading', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `Line ${at}`)
  const pages = paginateReport([{ heading: 'Moves', lines }])
  expect(pages.map(([block]) => block?.heading)).toEqual(['Moves', 'Moves'])
  expect(pages.flat().flatMap((block) => block.lines)).toEqual(lines)
  expect(paginateReport([])).toEqual([[]])
})
