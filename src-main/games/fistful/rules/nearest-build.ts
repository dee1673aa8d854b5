import type { BuildItem, Fleet, StarLabel } from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { isShipItem, findBuildRefusal, type BuildContext } from './build-context.ts'

/** The largest legal part of a build order, in the notation of the order file, or null if nothing is legal. */
export function findNearestBuild(
  star: StarLabel,
  items: readonly BuildItem[],
  shop: BuildContext,
  own: readonly Fleet[],
): string | null {
  const kept: BuildItem[] = []
  for (const item of items) {
    const fitting = isShipItem(item) ? inOwnFleet(item, star, own) : item
    if (fitting !== null && findBuildRefusal([...kept, fitting], shop) === null) kept.push(fitting)
  }
  return kept.length === 0 ? null : buildText(star, kept)
}

/** Assigns a ship to a fleet that it may join: the ordered one, else one at the star, else a new one (FIST-PROD-7). */
function inOwnFleet(
  item: Extract<BuildItem, { fleet: string }>,
  star: StarLabel,
  own: readonly Fleet[],
): BuildItem | null {
  const isFree = (letter: string) => own.every(({ id, at }) => id !== letter || at === star)
  const letters: readonly string[] = FLEET_LETTERS
  if (letters.includes(item.fleet) && isFree(item.fleet)) return item
  const fleet = own.find(({ at }) => at === star)?.id ?? letters.find(isFree)
  return fleet === undefined ? null : { ...item, fleet }
}

/** Formats a star's build order as lines of the order file, joined by semicolons. */
function buildText(star: StarLabel, items: readonly BuildItem[]): string {
  const ships = items.filter(isShipItem).map(({ kind, fleet }) => `${kind}>${fleet}`)
  const lines = [
    ...(ships.length > 0 ? [`BUILD ${star} ${ships.join(' ')}`] : []),
    ...(items.some(({ kind }) => kind === 'fortify') ? [`FORT ${star}`] : []),
    ...(items.some(({ kind }) => kind === 'grow') ? [`GROW ${star}`] : []),
  ]
  return lines.join('; ')
}
