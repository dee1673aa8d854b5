import { afterEach, beforeEach, expect, test } from 'vitest'
import { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import { ToyFigureInput, ToyMachineInput } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let here: TestCampaign
beforeEach(() => void (here = openTestCampaign()))
afterEach(() => here.close())

const MEN = {
  id: 'men',
  name: 'Green men',
  kind: 'man',
  weapon: 'zap-rifle',
  hasGrenades: false,
  gear: 'none',
  count: 6,
} as const
const PAD = {
  id: 'pad',
  name: 'Cardboard pad',
  type: 'light-pad',
  lengthMm: 60,
  widthMm: 60,
  weapon: 'light-missile',
  seats: 0,
  swims: false,
  hasCrew: true,
  count: 2,
} as const

function box({ services, author }: TestCampaign) {
  return services.toyBoxes.create(
    {
      name: 'The blue bucket',
      notes: '',
      figures: [MEN],
      machines: [PAD],
      kit: {
        helmets: 2,
        missiles: { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 2, 'heavy-missile': 0 },
        unitMm: 305,
        cupMm: 80,
        pailMm: 160,
        cords: [1, 2],
      },
    },
    author,
  )
}

function armyOf({ services }: TestCampaign, id: string): ArmyView {
  const army = services.armies.list().find((candidate) => candidate.id === id)
  if (!army) throw new Error(`There is no army ${id}`)
  return army
}

test('A toy box divided between two sides is one change; what is picked from stays', () => {
  const { services, author } = here
  const { id, version } = box(here)
  const [a, b] = services.armies.divide({ toyBoxId: id, names: ['The Rake', 'The Hose'], how: 'mirror' }, author)
  expect([a.study.figures, b.study.figures]).toEqual([3, 3])
  expect(services.toyBoxes.list()[0]?.armies).toBe(2)
  expect(() => services.toyBoxes.remove({ id, version }, author)).toThrow('The Hose and The Rake are picked from')
  services.history.undo({ id: null }, author)
  expect(services.armies.list()).toEqual([])
  services.toyBoxes.remove({ id, version }, author)
  expect(services.toyBoxes.list()).toEqual([])
})

test('A toy box divided twice makes four armies of four names', () => {
  const { services, author } = here
  const { id: toyBoxId } = box(here)
  const call = { toyBoxId, names: ['The Rake', 'The Rake'], how: 'free' } as const
  services.armies.divide({ ...call, names: [...call.names] }, author)
  services.armies.divide({ ...call, names: [...call.names] }, author)
  expect(services.armies.list().map(({ name }) => name)).toEqual([
    'The Rake',
    'The Rake (2)',
    'The Rake (3)',
    'The Rake (4)',
  ])
})

test('An army with problems is answered with what mends them, and nothing that the contract does not know', () => {
  const { services, author } = here
  const { id: toyBoxId } = box(here)
  const [{ id }] = services.armies.divide({ toyBoxId, names: ['The Rake', 'The Hose'], how: 'mirror' }, author)
  const { version, playerId: _none, study: _counted, ...fields } = armyOf(here, id)
  const army = services.armies.update({ ...fields, version, helmets: 9 }, author)
  expect(army.study.problems.map(({ key }) => key)).toContain('helmets')
  expect(ArmyView.safeParse(army).error).toBeUndefined()
})

test('Units and models are found by search, and the journal links to an army by its name', () => {
  const { services, author } = here
  const { id: toyBoxId } = box(here)
  const [{ id }] = services.armies.divide({ toyBoxId, names: ['The Rake', 'The Hose'], how: 'fair' }, author)
  expect(services.search.find({ text: 'Cardboard', limit: 5 }).map((hit) => hit.thing.kind)).toContain('toy-box')
  expect(services.search.find({ text: 'Green', limit: 5 }).map((hit) => hit.thing.kind)).toContain('army')
  const entry = services.journal.create({ title: 'Lawn', body: 'Then came [[The Rake]].' }, author)
  const { version, playerId: _none, study: _counted, ...fields } = armyOf(here, id)
  services.armies.update({ ...fields, version, name: 'The Broom' }, author)
  expect(services.journal.get({ id: entry.id }).body).toBe('Then came [[The Broom]].')
})

test('SAND-GUN-1, SAND-MSL-5, SAND-ROBO-1, -2: a model bears what it can, and is told the nearest else', () => {
  const faults = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
    result.error?.issues.map(({ message }) => message)
  expect(faults(ToyFigureInput.safeParse({ ...MEN, weapon: 'ray-cannon' }))).toEqual([
    'A man cannot carry a ray cannon: choose ray pistol, zap rifle, mortar, space bazooka, or nothing (SAND-GUN-1).',
  ])
  expect(faults(ToyFigureInput.safeParse({ ...MEN, kind: 'robot-driver' }))).toEqual([
    'A driver robot carries no weapon: leave it out (SAND-ROBO-1).',
  ])
  expect(faults(ToyFigureInput.safeParse({ ...MEN, kind: 'robot-infantry', hasGrenades: true }))).toHaveLength(1)
  expect(faults(ToyMachineInput.safeParse({ ...PAD, weapon: 'ray-cannon' }))).toEqual([
    'A light launch pad cannot bear a ray cannon: choose light rocket, light missile (SAND-MSL-5).',
  ])
  expect(faults(ToyMachineInput.safeParse({ ...PAD, weapon: null }))).toHaveLength(1)
  expect(faults(ToyMachineInput.safeParse({ ...PAD, type: 'tank', weapon: 'mortar' }))).toHaveLength(1)
})

test('The player of an army knows it and its faction', () => {
  const { services, author } = here
  const { id: factionId } = services.factions.create({ name: 'The Lanterns', notes: '' }, author)
  const [{ id }] = services.armies.divide({ toyBoxId: box(here).id, names: ['Rake', 'Hose'], how: 'free' }, author)
  const { version, playerId: _none, study: _counted, ...fields } = armyOf(here, id)
  services.armies.update({ ...fields, version, factionId }, author)
  const player = services.players.create({ name: 'Ilka', notes: '' }, author)
  services.players.assign({ kind: 'army', id, side: null, playerId: player.id }, author)
  expect(services.players.list()[0]?.plays).toMatchObject([{ kind: 'army', name: 'Rake' }])
  expect(armyOf(here, id).playerId).toBe(player.id)
})
