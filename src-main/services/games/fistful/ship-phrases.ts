import type { FleetsThere, GameMap, LinedShip, Side, StarLabel } from '#shared/games/fistful/model.ts'
import { shipWords } from '#shared/games/fistful/ship-words.ts'
import {
  answerWords,
  FLEET_LETTERS,
  type SettingRow,
  type Settings,
  SETTINGS,
} from '#shared/games/fistful/tables/settings.ts'
import { type ShipKind, SHIPS } from '#shared/games/fistful/tables/ships.ts'

/** A kind of ship in a sentence. */
export function kindWord(kind: ShipKind): string {
  return SHIPS[kind].name.toLowerCase()
}

/** A star with its label: 0412 Vega. */
export function starWords({ stars }: Pick<GameMap, 'stars'>, star: StarLabel): string {
  return `${star} ${stars[star]?.name ?? ''}`.trim()
}

/** A fleet; what the fog hides has no letter (FIST-FOG-1). */
export function fleetWords(side: Side, letter: string): string {
  return FLEET_LETTERS.includes(letter) ? `fleet ${letter} of ${side}` : `a fleet of ${side}`
}

/** A ship in a line-up. */
export function linedWords({ side, fleet, kind }: LinedShip): string {
  return `the ${kindWord(kind)} of ${fleetWords(side, fleet)}`
}

/** All ships of fleets, in words, fleet by fleet. */
export function fleetsWords(fleets: FleetsThere): string {
  const letters = Object.keys(fleets).toSorted()
  return letters.map((letter) => `${letter}: ${shipWords(fleets[letter] ?? {})}`).join('; ') || 'nothing'
}

/** The settings that are not at their defaults: every report says them. */
export function settingsWords(settings: Settings): string {
  const rows: Readonly<Record<string, SettingRow>> = SETTINGS
  const others = Object.entries(settings).flatMap(([id, value]) => {
    const row = rows[id]
    if (row === undefined || row.choices[0].value === value) return []
    return [`${row.title}: ${answerWords(row, value) ?? String(value)}`]
  })
  return others.length === 0 ? 'Settings: all at their defaults.' : `Settings: ${others.join('; ')}.`
}

/** A sentence with its first letter in capitals. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
