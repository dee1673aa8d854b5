import type {
  Chart,
  ChartFleet,
  ChartLabel,
  ChartRegion,
  ChartRoute,
  ChartStar,
  ChartSystem,
} from '#shared/cluster/chart.ts'
import { BODY_LABELS } from '#shared/cluster/system/body.ts'
import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import type { ContentLoss } from './chart-file.ts'
import {
  removeUnstorableCharacters,
  truncateText,
  MAX_TEXT_LENGTHS,
  MAX_ITEM_COUNTS,
  toTruncatedSingleLine,
} from './chart-limits.ts'
import { createLossTally, type LossTally } from './loss-tally.ts'

/** Replaces texts that cannot be stored, and records the changes. Returns a valid chart unchanged. */
export function sanitizeChart(chart: Chart): { readonly chart: Chart; readonly losses: readonly ContentLoss[] } {
  const losses = createLossTally()
  const at = (where: string): At => ({ where, losses })
  const hex = (place: HexPlace) => at(getHexLabel(place, chart.board))
  const tidied: Chart = {
    ...chart,
    name: name(chart.name, 'Star cluster', losses),
    stars: chart.stars.map((star) => tidyStar(star, hex(star))),
    routes: chart.routes.map((route, number) => tidyRoute(route, at(`Route ${number + 1}`))),
    regions: chart.regions.map((region, number) => tidyRegion(region, at(`Region ${number + 1}`))),
    labels: chart.labels.flatMap((label) => tidyLabel(label, hex(label))),
    fleets: chart.fleets.map((fleet, number) => tidyFleet(fleet, at(`Fleet ${number + 1}`))),
  }
  return { chart: tidied, losses: losses.list() }
}

/** Location of a text, and the record of changes. */
interface At {
  readonly where: string
  readonly losses: LossTally
}

function tidyStar(star: ChartStar, at: At): ChartStar {
  const { where, losses } = at
  const named = toTruncatedSingleLine(star.name, MAX_TEXT_LENGTHS.name)
  if (named === '') losses.drop('Stars without a name: they are called after their hexes', where)
  const tags = star.tags.map((tag) => short(tag, MAX_TEXT_LENGTHS.tag, at)).filter((tag) => tag !== '')
  if (tags.length > MAX_ITEM_COUNTS.tags) losses.drop(`Tags beyond the first ${MAX_ITEM_COUNTS.tags} of a star`, where)
  return {
    ...star,
    name: named === '' ? where : name(star.name, where, losses),
    type: short(star.type, MAX_TEXT_LENGTHS.type, at),
    ...tidyNotes(star, at),
    tags: tags.slice(0, MAX_ITEM_COUNTS.tags),
    owner: owner(star.owner, losses),
    ...(star.system && { system: tidySystem(star.system, at) }),
  }
}

function tidySystem({ seed, origin, bodies }: ChartSystem, at: At): ChartSystem {
  return {
    seed: fit(removeUnstorableCharacters(seed), MAX_TEXT_LENGTHS.seed, at),
    ...(origin && seed !== '' && isKeptWhole(origin.name, at) && { origin }),
    bodies: bodies.map((body) => ({
      ...body,
      name: name(body.name, BODY_LABELS[body.kind], at.losses),
      ...tidyNotes(body, at),
      factions: body.factions.flatMap((faction) => owner(faction, at.losses) ?? []),
    })),
  }
}

/** Whether the name that a system was generated from can be stored as it is. A changed one would make other bodies. */
function isKeptWhole(text: string, { where, losses }: At): boolean {
  const isWhole = text !== '' && toTruncatedSingleLine(text, MAX_TEXT_LENGTHS.name) === text
  if (!isWhole) losses.drop('Names that systems were generated from: they cannot be generated again', where)
  return isWhole
}

function tidyRoute(route: ChartRoute, at: At): ChartRoute {
  return { ...route, type: short(route.type, MAX_TEXT_LENGTHS.type, at) }
}

function tidyRegion(region: ChartRegion, at: At): ChartRegion {
  return { ...region, name: name(region.name, at.where, at.losses), ...tidyNotes(region, at) }
}

function tidyLabel(label: ChartLabel, at: At): ChartLabel[] {
  const text = removeUnstorableCharacters(label.text).trim()
  if (text === '') at.losses.drop('Labels without a text', at.where)
  const cut = fit(text, MAX_TEXT_LENGTHS.label, at).trimEnd()
  return text === '' ? [] : [{ ...label, text: cut }]
}

function tidyFleet(fleet: ChartFleet, at: At): ChartFleet {
  const { where, losses } = at
  return { ...fleet, name: name(fleet.name, where, losses), owner: owner(fleet.owner, losses), ...tidyNotes(fleet, at) }
}

interface Notes {
  readonly notes: string
  readonly publicNotes: string
}

function tidyNotes({ notes, publicNotes }: Notes, at: At): Notes {
  return {
    notes: fit(removeUnstorableCharacters(notes), MAX_TEXT_LENGTHS.notes, at),
    publicNotes: fit(removeUnstorableCharacters(publicNotes), MAX_TEXT_LENGTHS.notes, at),
  }
}

function owner(text: string | null, losses: LossTally): string | null {
  return text === null ? null : name(text, '', losses) || null
}

function name(text: string, fallback: string, losses: LossTally): string {
  const line = toTruncatedSingleLine(text, Number.POSITIVE_INFINITY)
  if (line.length > MAX_TEXT_LENGTHS.name) losses.drop(`Names cut to ${MAX_TEXT_LENGTHS.name} characters`, line)
  return toTruncatedSingleLine(line, MAX_TEXT_LENGTHS.name) || fallback
}

function short(text: string, longest: number, at: At): string {
  return fit(toTruncatedSingleLine(text, Number.POSITIVE_INFINITY), longest, at).trimEnd()
}

function fit(text: string, longest: number, { where, losses }: At): string {
  if (text.length > longest) losses.drop(`Texts cut to ${longest.toLocaleString('en-GB')} characters`, where)
  return truncateText(text, longest)
}
