import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { FormatError, type WrittenChart } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { listUnsupportedParts } from '../unsupported-parts.ts'
import { listDescendants } from './swn-entities.ts'
import { createSwnSource, findSwnSource, type SwnDocument, type SwnSource, findSystemId } from './swn-source.ts'
import { updateSystem, createSystem } from './swn-system.ts'

/**
 * Writes a sector of Sectors Without Number: the original file with the changes since, or a new one. Refuses boards of
 * an unsupported kind.
 */
export function writeSwn(chart: Chart): WrittenChart {
  checkBoard(chart)
  const losses = createLossTally()
  const source = findSwnSource(chart) ?? createSwnSource(chart)
  const document = { ...withoutRemoved(source, chart), sector: sectorOf(source, chart) }
  const text = JSON.stringify(withStars(document, { source, chart, losses }), null, 1)
  return {
    files: [{ name: getChartFileName(chart, 'json'), type: 'application/json', text }],
    losses: [...losses.list(), ...listUnsupportedParts(chart, 'swn', HELD)],
  }
}

/** Types, tags, notes and hidden stars are supported, or their loss is recorded individually. */
const HELD = ['types', 'tags', 'notes', 'hiddenStars'] as const

function checkBoard({ name, board: { orientation, shifted } }: Chart): void {
  if (orientation === 'flat' && shifted === 'even') return
  throw new FormatError(
    name,
    null,
    'Sectors Without Number has flat-topped hexes, the even columns pushed down. Export this board to another format.',
  )
}

/** Sector of the file with the name and size of the chart. */
function sectorOf({ document, chart: before }: SwnSource, { name, board }: Chart): SwnDocument[string] {
  const renamed = name === before.name ? {} : { name }
  const { rows, columns } = board
  return Object.fromEntries(
    Object.entries(document['sector'] ?? {}).map(([id, sector], at) => [
      id,
      at === 0 ? { ...sector, ...renamed, rows, columns } : sector,
    ]),
  )
}

/** Removes the systems of deleted stars with their contents. */
function withoutRemoved({ document, entities, stars }: SwnSource, chart: Chart): SwnDocument {
  const there = new Set(chart.stars.map(findSystemId))
  const systems = entities.all.filter(({ kind, id }) => isStarKind(kind) && stars.has(id) && !there.has(id))
  const below = systems.flatMap((system) => listDescendants(system, entities).map(({ entity }) => entity))
  const gone = new Set([...systems, ...below].map(({ kind, id }) => `${kind} ${id}`))
  if (gone.size === 0) return document
  return Object.fromEntries(
    Object.entries(document).map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(`${kind} ${id}`))),
    ]),
  )
}

function isStarKind(kind: string): boolean {
  return kind === 'system' || kind === 'blackHole'
}

interface Work {
  readonly source: SwnSource
  readonly chart: Chart
  readonly losses: LossTally
}

/** Updates every star of the file. New stars become new systems. */
function withStars(document: SwnDocument, { source, chart, losses }: Work): SwnDocument {
  const sectorId = Object.keys(document['sector'] ?? {})[0] ?? ''
  const systems = { ...document['system'] }
  const holes = { ...document['blackHole'] }
  const written = new Set<string>()
  for (const star of chart.stars) {
    const where = `${getHexLabel(star, chart.board)} ${star.name}`
    const note = (what: string) => losses.drop(what, where)
    const id = findSystemId(star)
    const before = id === null || written.has(id) ? undefined : source.stars.get(id)
    if (id === null || !before) {
      const all = star.type === 'black hole' ? holes : systems
      all[freeId(star, { ...systems, ...holes })] = createSystem(star, sectorId, note)
      continue
    }
    written.add(id)
    const all = Object.hasOwn(systems, id) ? systems : holes
    all[id] = updateSystem(all[id] ?? {}, { before, now: star, note })
  }
  const isThere = (kind: string, all: object) => Object.hasOwn(document, kind) || Object.keys(all).length > 0
  return {
    ...document,
    ...(isThere('system', systems) ? { system: systems } : {}),
    ...(isThere('blackHole', holes) ? { blackHole: holes } : {}),
  }
}

function freeId({ row, column }: ChartStar, taken: object): string {
  let id = `orrery-${column}-${row}`
  while (Object.hasOwn(taken, id)) id += '-new'
  return id
}
