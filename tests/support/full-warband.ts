import type { Client } from '#shared/contract/contract.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'

/** Maximum length of a name. */
const LONGEST = 80
/** Number of traits and weapons that must fit on a sheet. */
const MANY = 10
const SKILLS = { A: 10, F: 10, S: 10, AW: 10, P: 10 }

/** Creates a name of eighty characters with a unique beginning. */
function longName(start: string): string {
  const end = ' of the Long Watch beyond the Ninth Gate, Warden of Lamps and Keeper of the Cinders'
  return `${start}${end}`.slice(0, LONGEST).trimEnd().padEnd(LONGEST, 'x')
}

/** A name of eighty wide letters without a space. */
const UNBROKEN = 'W'.repeat(LONGEST)

/** The data created for printing. */
export interface FullWarband {
  readonly warband: string
  readonly units: readonly string[]
  /** The character with ten traits and ten weapons, and their names. */
  readonly laden: {
    readonly id: string
    readonly name: string
    readonly weapons: readonly string[]
    readonly talents: readonly string[]
  }
  readonly vehicle: { readonly id: string; readonly sections: readonly string[] }
  readonly notes: string
}

/**
 * Creates a campaign with one warband with names of maximum length, ten traits, ten weapons, 200 rounds and long
 * notes.
 */
export async function makeFullWarband(client: Client): Promise<FullWarband> {
  await client.campaigns.create({ name: longName('The Campaign'), path: null })
  const trait = await client.house.add({
    table: 'traits',
    kind: 'own',
    rowId: null,
    fields: { name: longName('Lamp-eyed'), cost: 5, summary: `Sees in the dark. ${'And further. '.repeat(30)}` },
    notes: '',
  })
  const weapon = await client.house.add({
    table: 'weapons',
    kind: 'own',
    rowId: null,
    fields: {
      name: longName('Lance'),
      type: 'ranged',
      hands: 2,
      damage: '2D10+4',
      rangeCm: 60,
      specialRules: listRowIds(PRINTED_TABLES.weaponRules).slice(0, 6),
      ammo: null,
      keywords: ['energy'],
      summary: 'A long arm.',
    },
    notes: '',
  })
  const plan = { pointLimit: 5000, play: 'opposed', leaderId: null, stash: ['med-kit', 'shotgun'] } as const
  const texts = { notes: '', background: '', portraitId: null, allowed: [] }
  const { id: warbandId, name: warband } = await client.warbands.create({
    ...plan,
    ...texts,
    stash: [...plan.stash],
    name: longName('The Warband'),
    factionId: null,
    state: 'active',
  })
  const unit = { ...texts, warbandId, isArchived: false }
  const traits = [...listRowIds(PRINTED_TABLES.traits).slice(0, MANY - 1), trait.rowId]
  const weapons = [...listRowIds(PRINTED_TABLES.weapons).slice(-MANY + 1), weapon.rowId]
  const notes = Array.from(
    { length: 40 },
    (_, at) => `Note ${at + 1}. ${'The lamp was out again. '.repeat(9)}End ${at + 1}.`,
  )
  const laden = await client.characters.create({
    ...unit,
    name: longName('Laden'),
    profile: {
      skills: SKILLS,
      hitPoints: 60,
      traits,
      abilities: listRowIds(PRINTED_TABLES.abilities),
      equipment: [...weapons, 'power-armour', ...listRowIds(PRINTED_TABLES.items).slice(3)],
    },
  })
  const plain = { skills: SKILLS, hitPoints: 20, traits: [], abilities: [] }
  const wordy = await client.characters.create({
    ...unit,
    name: longName('Wordy'),
    notes: notes.join('\n'),
    profile: { ...plain, equipment: ['dagger'] },
  })
  const armed = await client.characters.create({
    ...unit,
    name: UNBROKEN,
    profile: { ...plain, traits: ['minor-arcana'], equipment: Array.from({ length: 200 }, () => 'ammo-basic') },
  })
  const squad = await client.squads.create({
    ...unit,
    name: longName('Squad'),
    profile: {
      ...plain,
      hitPoints: 40,
      traits,
      loadouts: [
        { members: 8, equipment: weapons },
        {
          members: 2,
          equipment: ['heavy-slug-rifle', 'light-armour', ...Array.from({ length: 12 }, () => 'ammo-basic')],
        },
      ],
    },
  })
  const vehicle = await client.vehicles.create({ ...unit, name: longName('Vehicle'), profile: VEHICLE })
  await client.agendas.deal({ characterId: laden.id, roll: { source: 'typed', face: 2 } })
  await client.agendas.deal({ characterId: wordy.id, roll: { source: 'typed', face: 6 } })
  const { rules } = await client.rulings.rules({ warbandId })
  const nameOf = (table: 'traits' | 'weapons' | 'abilities', id: string) => rules.tables[table][id]?.name ?? id
  return {
    warband,
    units: [laden, wordy, armed, squad, vehicle].map(({ name }) => name),
    laden: {
      id: laden.id,
      name: laden.name,
      weapons: weapons.map((id) => nameOf('weapons', id)),
      talents: [
        ...traits.map((id) => nameOf('traits', id)),
        ...listRowIds(PRINTED_TABLES.abilities).map((id) => nameOf('abilities', id)),
      ],
    },
    vehicle: { id: vehicle.id, sections: VEHICLE.sections.map(({ cell }) => cell) },
    notes: notes.join(' '),
  }
}

const VEHICLE = {
  type: 'walker',
  A: 4,
  S: 6,
  traits: ['camo', 'hardened-crew', 'ramshackle'],
  abilities: ['repair', 'turbo-boost'],
  weapons: ['mortar'],
  sections: [
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'crew' },
    { cell: 'C2', section: 'dozer-blade' },
    { cell: 'D2', section: 'hard-point', weapon: 'battle-cannon' },
    { cell: 'B2', section: 'radio' },
    { cell: 'E2', section: 'smoke-launchers' },
    { cell: 'B3', section: 'hard-point', weapon: 'heavy-machine-gun' },
    { cell: 'E3', section: 'armour-plating' },
    { cell: 'C4', section: 'turret-hard-point', weapon: 'sniper-rifle' },
    { cell: 'D4', section: 'transport-section', facing: 'rear' },
    { cell: 'B4', section: 'scrambler-array' },
    { cell: 'E4', section: 'crew' },
  ],
} satisfies VehicleProfile
