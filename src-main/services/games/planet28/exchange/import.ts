import type { ImageRow } from '#main/db/repositories/images.ts'
import type { Unit } from '#main/db/repositories/planet28/units.ts'
import type { BuiltWarband } from '#main/db/repositories/planet28/warbands.ts'
import { unknownRows } from '#main/games/planet28/builder/known-rows.ts'
import { rulesInForce } from '#main/games/planet28/rules-in-force.ts'
import { readSettings, SETTING_CHOICES } from '#main/games/planet28/settings.ts'
import { imageOf } from '#main/services/images.ts'
import type { JsonStep } from '#main/services/json-places.ts'
import { Refused } from '#main/services/refused.ts'
import type { WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import type { ImportReport } from '#shared/contract/planet28/exchange.ts'
import type {
  Allowance,
  CharacterProfile,
  PlacedSection,
  SquadProfile,
  VehicleProfile,
} from '#shared/games/planet28/model.ts'
import { TABLES } from '#shared/games/planet28/rulebook.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import type { Edition } from '../forces/force-judge.ts'
import { editionId } from '../forces/rules-editions.ts'
import type { ReadFile } from './read.ts'
import type { SettledRows } from './rows.ts'

/** A warband of a file, ready to be written. */
export interface IncomingWarband {
  readonly warband: Omit<BuiltWarband, 'factionId'>
  readonly faction: string | null
  readonly characters: readonly Unit<CharacterProfile>[]
  readonly squads: readonly Unit<SquadProfile>[]
  readonly vehicles: readonly Unit<VehicleProfile>[]
  readonly pictures: readonly ImageRow[]
  /** The rules that it was built by. */
  readonly edition: Edition
}

interface Incoming {
  readonly file: WarbandFile
  readonly refuse: ReadFile['refuse']
  readonly rows: SettledRows
  readonly newId: () => string
  /** Its name here. */
  readonly name: string
}

const GEAR = ['weapons', 'armour', 'items'] as const
const MOUNTED = ['vehicleWeapons', 'weapons'] as const

/** Makes the rows of a warband file; refused with line and reason where its units make no sense. */
export function incomingWarband({ file, refuse, rows, newId, name }: Incoming): IncomingWarband {
  const { warband } = file
  const edition = editionOf(file, rows, refuse)
  const pictures = new Map<string, ImageRow>()
  const id = newId()

  function pictureId(data: string | null, path: readonly JsonStep[], who: string): string | null {
    if (data === null) return null
    try {
      const picture = imageOf(data)
      pictures.set(picture.id, picture)
      return picture.id
    } catch (error) {
      if (error instanceof Refused) return refuse(path, `The picture of ${who}: ${error.message}`)
      throw error
    }
  }
  function units<Given extends WarbandFile['warband']['characters' | 'squads' | 'vehicles'][number], Profile>(
    list: 'characters' | 'squads' | 'vehicles',
    given: readonly Given[],
    profileOf: (one: Given) => Profile,
    unknownOf: (profile: Profile) => string[],
  ) {
    return given.map((one, at) => {
      const path = ['warband', list, at]
      const profile = profileOf(one)
      const unknown = unknownOf(profile)
      if (unknown.length > 0)
        refuse(
          [...path, 'profile'],
          `${one.name} has the ${unknown.join(', the ')}, which neither the book nor the file has.`,
        )
      const { notes, background, isArchived } = one
      const portraitId = pictureId(one.portrait, [...path, 'portrait'], one.name)
      const allowed = one.allowed.map((allowance) => allowanceHere(allowance, rows))
      return { id: newId(), warbandId: id, name: one.name, notes, background, isArchived, portraitId, allowed, profile }
    })
  }

  const { tables } = edition.rules
  const gear = (ids: readonly string[]) => ids.map((one) => rows.idHere(GEAR, one))
  const stash = gear(warband.stash)
  const unknown = unknownRows('stash', stash, tables)
  if (unknown.length > 0)
    refuse(
      ['warband', 'stash'],
      `The stash has the ${unknown.join(', the ')}, which neither the book nor the file has.`,
    )
  const body = <Body extends { traits: readonly string[]; abilities: readonly string[] }>(profile: Body): Body => ({
    ...profile,
    traits: profile.traits.map((one) => rows.idHere(['traits'], one)),
    abilities: profile.abilities.map((one) => rows.idHere(['abilities'], one)),
  })
  const characters = units(
    'characters',
    warband.characters,
    ({ profile }) => ({ ...body(profile), equipment: gear(profile.equipment) }),
    (profile) => unknownRows('character', profile, tables),
  )
  const squads = units(
    'squads',
    warband.squads,
    ({ profile }) => ({
      ...body(profile),
      loadouts: profile.loadouts.map(({ members, equipment }) => ({ members, equipment: gear(equipment) })),
    }),
    (profile) => unknownRows('squad', profile, tables),
  )
  const vehicles = units(
    'vehicles',
    warband.vehicles,
    ({ profile }) => ({
      ...profile,
      type: rows.idHere(['vehicleTypes'], profile.type),
      sections: profile.sections.map((placed) => sectionHere(placed, rows)),
      traits: profile.traits.map((one) => rows.idHere(['vehicleTraits'], one)),
      abilities: profile.abilities.map((one) => rows.idHere(['vehicleAbilities'], one)),
      weapons: profile.weapons.map((one) => rows.idHere(MOUNTED, one)),
    }),
    (profile) => unknownRows('vehicle', profile, tables),
  )
  const { leader, faction, pointLimit, play, notes, background, state } = warband
  if (leader !== null && characters[leader] === undefined)
    refuse(
      ['warband', 'leader'],
      `The leader is number ${leader}, and there are ${characters.length} characters, counted from 0.`,
    )
  return {
    warband: {
      id,
      name,
      pointLimit,
      play,
      notes,
      background,
      state,
      stash,
      editionId: edition.id,
      leaderId: leader === null ? null : (characters[leader]?.id ?? null),
      portraitId: pictureId(warband.portrait, ['warband', 'portrait'], name),
      allowed: warband.allowed.map((allowance) => allowanceHere(allowance, rows)),
    },
    faction,
    characters,
    squads,
    vehicles,
    edition,
    pictures: [...pictures.values()],
  }
}

/** What comes in, in words. */
export function bringsOf(file: ReadFile['file'], rows: SettledRows, newFaction: string | null): ImportReport['brings'] {
  const units = file.kind === 'warband' ? file.warband : null
  const own = Map.groupBy(
    rows.missing.filter(({ kind }) => kind === 'own'),
    ({ table }) => TABLES[table].title.toLowerCase(),
  )
  const patches = rows.missing.filter(({ kind }) => kind === 'patch').length
  return [
    ...(units ? countOf(units.characters.length, 'character', 'characters') : []),
    ...(units ? countOf(units.squads.length, 'squad', 'squads') : []),
    ...(units ? countOf(units.vehicles.length, 'vehicle', 'vehicles') : []),
    ...(units?.played === undefined ? [] : ['What battles made of it: injuries, growth, points and credits']),
    ...(newFaction === null ? [] : [`The faction ${newFaction}`]),
    ...[...own].map(([title, list]) => `${list.length} of the group’s own ${title}`),
    ...countOf(patches, 'patch of a printed row', 'patches of printed rows'),
  ]
}

function countOf(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}

/** The rules that the force was built by: the answers and rows of the file, the book for all else. */
function editionOf(file: WarbandFile, rows: SettledRows, refuse: ReadFile['refuse']): Edition {
  for (const [at, { id, value }] of file.rulings.entries())
    if (!SETTING_CHOICES[id].some((choice) => choice === value))
      refuse(['rulings', at], `The ruling “${RULINGS[id].title}” cannot be ${JSON.stringify(value)}.`)
  const settings = readSettings(Object.fromEntries(file.rulings.map(({ id, value }) => [id, value])))
  const rules = rulesInForce(settings, rows.asInFile)
  return { id: editionId(rules), rules }
}

function sectionHere(placed: PlacedSection, rows: SettledRows): PlacedSection {
  const section = rows.idHere(['vehicleSections'], placed.section)
  const weapon = placed.weapon === undefined ? {} : { weapon: rows.idHere(MOUNTED, placed.weapon) }
  return { ...placed, section, ...weapon }
}

/** The key of a problem ends in what it is about, which may have another id here. */
function allowanceHere({ key, reason }: Allowance, rows: SettledRows): Allowance {
  const [code = '', ...subject] = key.split(':')
  const id = subject.join(':')
  return { key: id === '' ? key : `${code}:${rows.idHere(EVERYWHERE, id)}`, reason }
}

const EVERYWHERE = [
  ...GEAR,
  'vehicleWeapons',
  'traits',
  'abilities',
  'vehicleTypes',
  'vehicleSections',
  'vehicleTraits',
  'vehicleAbilities',
] as const
