import type { Corners } from '../../../src-shared/games/planet28/grid.ts'

/** House rules that the builders use; a campaign may change each. Rulings are cited by id. */
export interface Planet28Settings {
  /** Fewest characters of a warband outside solo and co-op (P28-BUILD-1). */
  readonly minCharacters: 2 | 'free'
  /** Least that a character profile is charged, gear not counted (P28-BUILD-3). */
  readonly profileFloor: 0 | 10 | 'none'
  /** Least that a vehicle is charged (P28-VB-2). */
  readonly vehicleFloor: 0 | 10 | 'none'
  /** Whether a trait or ability may be bought twice (P28-TR-0). */
  readonly traitRepeats: boolean
  /** Which armour counts as Complex, since none is printed so (P28-TR-barbaric). */
  readonly complexArmour: 'none' | 'energyShieldAndPower'
  /** Which facing the corner cells of the grid belong to (P28-GRID-4). */
  readonly corners: Corners
  /** Whether the rings of the grid fill from the inside out (P28-GRID-5). */
  readonly gridFill: 'insideOut' | 'free'
}

type Choices<Value> = readonly [Value, ...Value[]]

/** The choices of each house rule; the first is the default (rulings, section 29). */
export const SETTING_CHOICES: { readonly [Name in keyof Planet28Settings]: Choices<Planet28Settings[Name]> } = {
  minCharacters: [2, 'free'],
  profileFloor: [0, 10, 'none'],
  vehicleFloor: [0, 10, 'none'],
  traitRepeats: [false, true],
  complexArmour: ['none', 'energyShieldAndPower'],
  corners: ['frontRear', 'leftRight', 'ownerChooses'],
  gridFill: ['insideOut', 'free'],
}

/** The settings in force where a campaign changes nothing. */
export const DEFAULT_SETTINGS: Planet28Settings = readSettings({})

/** Settings from stored values: missing ones get their default, other names are left alone, an unknown choice throws. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Planet28Settings {
  return {
    minCharacters: choose(stored, 'minCharacters'),
    profileFloor: choose(stored, 'profileFloor'),
    vehicleFloor: choose(stored, 'vehicleFloor'),
    traitRepeats: choose(stored, 'traitRepeats'),
    complexArmour: choose(stored, 'complexArmour'),
    corners: choose(stored, 'corners'),
    gridFill: choose(stored, 'gridFill'),
  }
}

function choose<Name extends keyof Planet28Settings>(
  stored: Readonly<Record<string, unknown>>,
  name: Name,
): Planet28Settings[Name] {
  const choices: Choices<Planet28Settings[Name]> = SETTING_CHOICES[name]
  const value = stored[name]
  if (value === undefined) return choices[0]
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new Error(`Setting ${name} cannot be ${JSON.stringify(value)}`)
  return choice
}
