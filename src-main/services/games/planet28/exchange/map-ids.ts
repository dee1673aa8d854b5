import type {
  AcceptedProblem,
  CharacterProfile,
  PlacedSection,
  SquadProfile,
  VehicleProfile,
} from '#shared/games/planet28/model.ts'
import type { ReconciledRows } from './reconcile-rows.ts'

const GEAR = ['weapons', 'armour', 'items'] as const
const MOUNTED = ['vehicleWeapons', 'weapons'] as const

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

/** Maps ids of gear to those of this campaign. */
export function mapGearIds(ids: readonly string[], rows: ReconciledRows): string[] {
  return ids.map((id) => rows.idHere(GEAR, id))
}

/** Maps the row ids in a character's profile to those of this campaign. */
export function mapCharacterIds(profile: CharacterProfile, rows: ReconciledRows): CharacterProfile {
  return { ...bodyHere(profile, rows), equipment: mapGearIds(profile.equipment, rows) }
}

/** Maps the row ids in a squad's profile to those of this campaign. */
export function mapSquadIds(profile: SquadProfile, rows: ReconciledRows): SquadProfile {
  const loadouts = profile.loadouts.map(({ members, equipment }) => ({
    members,
    equipment: mapGearIds(equipment, rows),
  }))
  return { ...bodyHere(profile, rows), loadouts }
}

/** Maps the row ids in a vehicle's profile to those of this campaign. */
export function mapVehicleIds(profile: VehicleProfile, rows: ReconciledRows): VehicleProfile {
  return {
    ...profile,
    type: rows.idHere(['vehicleTypes'], profile.type),
    sections: profile.sections.map((placed) => sectionHere(placed, rows)),
    traits: profile.traits.map((trait) => rows.idHere(['vehicleTraits'], trait)),
    abilities: profile.abilities.map((ability) => rows.idHere(['vehicleAbilities'], ability)),
    weapons: profile.weapons.map((weapon) => rows.idHere(MOUNTED, weapon)),
  }
}

function bodyHere<Body extends Pick<CharacterProfile, 'traits' | 'abilities'>>(body: Body, rows: ReconciledRows): Body {
  return {
    ...body,
    traits: body.traits.map((trait) => rows.idHere(['traits'], trait)),
    abilities: body.abilities.map((ability) => rows.idHere(['abilities'], ability)),
  }
}

function sectionHere(placed: PlacedSection, rows: ReconciledRows): PlacedSection {
  const section = rows.idHere(['vehicleSections'], placed.section)
  const weapon = placed.weapon === undefined ? {} : { weapon: rows.idHere(MOUNTED, placed.weapon) }
  return { ...placed, section, ...weapon }
}

/** Maps the id at the end of a problem's key. */
export function mapAllowanceIds({ key, reason }: AcceptedProblem, rows: ReconciledRows): AcceptedProblem {
  const [code = '', ...subject] = key.split(':')
  const id = subject.join(':')
  return { key: id === '' ? key : `${code}:${rows.idHere(EVERYWHERE, id)}`, reason }
}
