import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileBattle } from '#shared/contract/space-planes/exchange-file.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let here: TestCampaign
let there: TestCampaign
beforeAll(() => {
  here = openTestCampaign({ sample: true })
  there = openTestCampaign({ seed: 2 })
})
afterAll(() => {
  here.close()
  there.close()
})

const files = ({ services }: TestCampaign) => services.planesExchange
const battles = ({ services }: TestCampaign) => services.matches.list({ game: 'space-planes' }, GAMEMASTER)
const exported = (campaign: TestCampaign, name: string): string => {
  const id = battles(campaign).find((candidate) => candidate.name === name)?.id ?? ''
  return files(campaign).battle({ id }).text
}

test.each(['Two lamps over Marrow', 'Collection at Cinder Gate'])(
  '%s comes back equal from another campaign',
  async (name) => {
    const text = exported(here, name)
    const { battleId, notes } = await files(there).import({ text }, there.author)
    expect(notes[0]).toContain('is not here: its ships keep their names')
    expect(exported(there, name)).toBe(text)
    const [a, b] = [here, there].map((campaign) => {
      const id = battles(campaign).find((line) => line.name === name)?.id ?? ''
      return campaign.services.matches.view({ id, seat: null }, GAMEMASTER).view
    })
    expect({ ...(b as object), isApplied: null }).toEqual({ ...(a as object), isApplied: null })
    const { matches } = there.services
    expect(matches.verify({ id: battleId ?? '' }, GAMEMASTER)).toEqual({ fault: null })
    const { version, canUndo } = matches.view({ id: battleId ?? '', seat: null }, GAMEMASTER)
    expect(canUndo).toBe(false)
    expect(() => matches.undo({ id: battleId ?? '', version, seat: null }, GAMEMASTER)).toThrow(
      'cannot be taken back alone',
    )
  },
)

test('one that is here already comes in under a name of its own, and undo takes it away whole', async () => {
  const text = exported(here, 'Two lamps over Marrow')
  expect(await files(here).look({ text })).toMatchObject({
    name: 'Two lamps over Marrow (2)',
    brings: ['A battle of 10 orders'],
    notes: [expect.stringContaining('comes in as')],
  })
  await files(here).import({ text }, here.author)
  expect(battles(here)).toHaveLength(3)
  here.services.history.undo({ id: null }, here.author)
  expect(battles(here)).toHaveLength(2)
})

test('a placement that was changed breaks the seal, though every order is legal (SP-MAIL-2)', async () => {
  const file = JSON.parse(exported(here, 'Two lamps over Marrow')) as { battle: FileBattle }
  const [first] = file.battle.orders
  if (first?.command.type !== 'place') throw new Error('The battle begins with a ship')
  Object.assign(first.command, { x: first.command.x + 0.5 })
  await expect(files(there).import({ text: JSON.stringify(file) }, there.author)).rejects.toThrow(
    'The seal does not fit',
  )
  delete file.battle.seal
  const { notes } = await files(there).look({ text: JSON.stringify(file) })
  expect(notes).toContainEqual(expect.stringContaining('The file has no seal'))
})

describe('a file is refused with line, reason and nearest legal', () => {
  const spoilt: readonly (readonly [string, (battle: FileBattle) => void, RegExp])[] = [
    [
      'an overlap',
      (battle) => Object.assign(battle.orders[1]?.command ?? {}, { ...placeOf(battle, 0), plane: 6 }),
      /^Line \d+: order 2: It stands 0 mm from ship a.*\(SP-SETUP-3\) The nearest legal place is [\d.]+, [\d.]+ mm/,
    ],
    [
      'a number that is taken',
      (battle) => Object.assign(battle.orders[1]?.command ?? {}, { plane: planeOf(battle) }),
      /order 2: Ship a shows that plane number.*nearest legal place/,
    ],
    [
      'an unknown ship',
      (battle) => Object.assign(battle.orders[4]?.command ?? {}, { ship: 'z' }),
      /order 5: There is no ship z. On the table: a, b, c, d/,
    ],
    [
      'five aces',
      (battle) => Object.assign(battle.orders[7]?.command ?? {}, { cards: [1, 1, 1, 1, 1] }),
      /5 cards of value 1 since the shuffle/,
    ],
    [
      'an order of the other seat',
      (battle) => Object.assign(battle.orders[4]?.command ?? {}, { by: 'azure' }),
      /order 5: It is the turn of The Lamplighters/,
    ],
    ['a die too many', (battle) => battle.orders[0]?.faces.push(3), /1 of these dice are thrown by nothing/],
    [
      'a drawing that is not in the file',
      ({ options }) => Object.assign(options.sides?.['brass']?.ships[0] ?? {}, { drawing: 0 }),
      /^Line \d+, battle, options, sides: A ship bears a drawing that the battle has/,
    ],
    [
      'a seat that is called as what every record has',
      ({ options }) => options.seats.splice(0, 1, '__proto__'),
      /Line \d+, battle, options, seats 1: .*call the seat otherwise/,
    ],
    [
      'a part that is none',
      (battle) => Object.assign(battle.orders[4]?.command ?? {}, { parts: [{ jump: 'N' }] }),
      /^Line \d+, battle, orders 5, command, parts 1/,
    ],
  ]
  test.each(spoilt)('%s', async (_what, spoil, why) => {
    const file = JSON.parse(exported(here, 'Two lamps over Marrow')) as { battle: FileBattle }
    spoil(file.battle)
    const before = there.file.changes.count()
    const text = JSON.stringify(file, null, 2)
    await expect(files(there).import({ text }, there.author)).rejects.toThrow(why)
    await expect(files(there).look({ text })).rejects.toThrow('Nothing was brought in.')
    expect(there.file.changes.count()).toBe(before)
  })
})

function placeOf({ orders }: FileBattle, at: number): object {
  const command = orders[at]?.command
  return command?.type === 'place' ? { x: command.x, y: command.y } : {}
}
function planeOf({ orders }: FileBattle): number {
  const command = orders[0]?.command
  return command?.type === 'place' ? command.plane : 0
}
