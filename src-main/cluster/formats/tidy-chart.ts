import type { Chart, ChartFleet, ChartLabel, ChartRegion, ChartRoute, ChartStar } from '#shared/cluster/chart.ts'
import { hexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { cleanText, cutText, LONGEST_TEXT, MOST_ON_CHART, oneLine } from './chart-bounds.ts'
import type { Loss } from './format.ts'
import { createLosses, type LossTally } from './losses.ts'

/** A chart whose texts can all be stored, and what had to change for it. A chart that is in order stays as it is. */
export function tidyChart(chart: Chart): { readonly chart: Chart; readonly losses: readonly Loss[] } {
  const losses = createLosses()
  const at = (where: string): At => ({ where, losses })
  const hex = (place: HexPlace) => at(hexLabel(place, chart.board))
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

/** Where a text stands, and where to say what became of it. */
interface At {
  readonly where: string
  readonly losses: LossTally
}

function tidyStar(star: ChartStar, at: At): ChartStar {
  const { where, losses } = at
  const named = oneLine(star.name, LONGEST_TEXT.name)
  if (named === '') losses.drop('Stars without a name: they are called after their hexes', where)
  const tags = star.tags.map((tag) => short(tag, LONGEST_TEXT.tag, at)).filter((tag) => tag !== '')
  if (tags.length > MOST_ON_CHART.tags) losses.drop(`Tags beyond the first ${MOST_ON_CHART.tags} of a star`, where)
  return {
    ...star,
    name: named === '' ? where : name(star.name, where, losses),
    type: short(star.type, LONGEST_TEXT.type, at),
    ...tidyNotes(star, at),
    tags: tags.slice(0, MOST_ON_CHART.tags),
    owner: owner(star.owner, losses),
  }
}

function tidyRoute(route: ChartRoute, at: At): ChartRoute {
  return { ...route, type: short(route.type, LONGEST_TEXT.type, at) }
}

function tidyRegion(region: ChartRegion, at: At): ChartRegion {
  return { ...region, name: name(region.name, at.where, at.losses), ...tidyNotes(region, at) }
}

function tidyLabel(label: ChartLabel, at: At): ChartLabel[] {
  const text = cleanText(label.text).trim()
  if (text === '') at.losses.drop('Labels without a text', at.where)
  const cut = fit(text, LONGEST_TEXT.label, at).trimEnd()
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
    notes: fit(cleanText(notes), LONGEST_TEXT.notes, at),
    publicNotes: fit(cleanText(publicNotes), LONGEST_TEXT.notes, at),
  }
}

function owner(text: string | null, losses: LossTally): string | null {
  return text === null ? null : name(text, '', losses) || null
}

function name(text: string, fallback: string, losses: LossTally): string {
  const line = oneLine(text, Number.POSITIVE_INFINITY)
  if (line.length > LONGEST_TEXT.name) losses.drop(`Names cut to ${LONGEST_TEXT.name} characters`, line)
  return oneLine(line, LONGEST_TEXT.name) || fallback
}

function short(text: string, longest: number, at: At): string {
  return fit(oneLine(text, Number.POSITIVE_INFINITY), longest, at).trimEnd()
}

function fit(text: string, longest: number, { where, losses }: At): string {
  if (text.length > longest) losses.drop(`Texts cut to ${longest.toLocaleString('en-GB')} characters`, where)
  return cutText(text, longest)
}
