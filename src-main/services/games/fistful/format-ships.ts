import { formatShips } from '#shared/games/fistful/format-ships.ts'
import type { ShipsByFleetLetter, GameMap, ShipInLineUp, Side, StarLabel } from '#shared/games/fistful/model.ts'
import {
  formatSettingAnswer,
  FLEET_LETTERS,
  type SettingRow,
  type FistfulSettings,
  SETTINGS,
} from '#shared/games/fistful/tables/settings.ts'
import { type ShipKind, SHIPS } from '#shared/games/fistful/tables/ships.ts'

/** A kind of ship, for use in a sentence. */
export function formatShipKind(kind: ShipKind): string {
  return SHIPS[kind].name.toLowerCase()
}

/** A star with its label: “0412 Vega”. */
export function formatStarWithLabel({ stars }: Pick<GameMap, 'stars'>, star: StarLabel): string {
  return `${star} ${stars[star]?.name ?? ''}`.trim()
}

/** A fleet; one hidden by fog has no letter (FIST-FOG-1). */
export function formatFleet(side: Side, letter: string): string {
  return FLEET_LETTERS.includes(letter) ? `fleet ${letter} of ${side}` : `a fleet of ${side}`
}

/** A ship in a line-up. */
export function formatShipInLine({ side, fleet, kind }: ShipInLineUp): string {
  return `the ${formatShipKind(kind)} of ${formatFleet(side, fleet)}`
}

/** All ships, fleet by fleet. */
export function formatFleets(fleets: ShipsByFleetLetter): string {
  const letters = Object.keys(fleets).toSorted()
  return letters.map((letter) => `${letter}: ${formatShips(fleets[letter] ?? {})}`).join('; ') || 'nothing'
}

/** The settings that differ from their defaults; included in every report. */
export function formatNonDefaultSettings(settings: FistfulSettings): string {
  const rows: Readonly<Record<string, SettingRow>> = SETTINGS
  const others = Object.entries(settings).flatMap(([id, value]) => {
    const row = rows[id]
    if (row === undefined || row.choices[0].value === value) return []
    return [`${row.title}: ${formatSettingAnswer(row, value) ?? String(value)}`]
  })
  return others.length === 0 ? 'Settings: all at their defaults.' : `Settings: ${others.join('; ')}.`
}

/** Capitalizes the first letter of a sentence. */
export function capitalizeSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
