import { type Chart, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { FormatError, type WrittenChart } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { createAllegianceCodeBook } from './allegiance-code-book.ts'
import { formatHexCode, SECTOR_BOARD } from './sector-board.ts'
import { getSectorNameFromFile } from './sector-files.ts'
import { findWorldFileSource, findXmlSource } from './sources.ts'
import { WORLD_FORMATS, type WorldFormat } from './world-file-content.ts'
import { writeSectorXml } from './write-sector-xml.ts'
import { writeWorldFile } from './write-world-file.ts'

/**
 * Writes a chart as a Traveller sector: a file of worlds, and XML metadata if needed. Refuses boards of another kind.
 */
export function writeTraveller(chart: Chart, format: WorldFormat, suffixes: readonly string[] = []): WrittenChart {
  const losses = createLossTally()
  const base = [baseOf(chart), ...suffixes].join('-')
  checkBoard(chart, base)
  const book = createAllegianceCodeBook(chart, format)
  const data = writeWorldFile(chart, { format, book, losses, base })
  const xml = writeSectorXml(chart, { book, losses, base, fileName: getSectorNameFromFile(data.name) })
  noteUnsaid(chart, losses)
  const hasWorlds = chart.stars.length > 0 || findWorldFileSource(chart.extra, format) !== null
  const files = [hasWorlds || !xml ? data : [], xml ?? []].flat()
  return { files, losses: losses.list() }
}

/** Base name of the files: that of the original files, or the chart's own name. */
function baseOf(chart: Chart): string {
  const sources = [
    ...WORLD_FORMATS.map((format) => findWorldFileSource(chart.extra, format)),
    findXmlSource(chart.extra),
  ]
  const file = sources.find((source) => source !== null)?.file ?? ''
  return file.replace(/\.[^.]*$/, '') || getChartFileName(chart, '').slice(0, -1)
}

function checkBoard({ board }: Chart, file: string): void {
  const { rows, columns, orientation, shifted } = board
  if (orientation === 'flat' && shifted === 'even' && rows <= SECTOR_BOARD.rows && columns <= SECTOR_BOARD.columns)
    return
  throw new FormatError(
    file,
    null,
    `a Traveller sector is a board of flat-topped hexes, 32 columns by 40 rows at most, its even columns pushed down. This board has ${columns} columns by ${rows} rows of ${orientation === 'flat' ? 'flat' : 'pointy'}-topped hexes, ${shifted} ${orientation === 'flat' ? 'columns' : 'rows'} pushed. Export it to another format.`,
  )
}

/** Records what Traveller files cannot represent. */
function noteUnsaid(chart: Chart, losses: LossTally): void {
  const { board, legend, fog, stars, routes, regions, labels, fleets } = chart
  const note = (what: string, isSo: boolean, where = '') => isSo && losses.drop(what, where)
  note(
    'The size of the board, which comes back as 32 columns by 40 rows',
    board.rows < SECTOR_BOARD.rows || board.columns < SECTOR_BOARD.columns,
  )
  note('The legend of ratings', JSON.stringify(legend) !== JSON.stringify(STANDARD_LEGEND))
  note('Hexes under fog', countHexes(fog) > 0)
  for (const star of stars) {
    const where = `${star.name} at ${formatHexCode(star)}`
    note('Systems of stars', star.system !== undefined, where)
    note('Notes on stars', star.notes !== '' || star.publicNotes !== '', where)
    note('Kinds and sizes of stars', star.type !== '' || star.size !== 'medium', where)
    note('Marks of homeworlds', star.isHomeworld, where)
  }
  for (const region of regions) note('Notes on regions', region.notes !== '' || region.publicNotes !== '', region.name)
  for (const label of labels) note('Notes at hexes, written as labels', label.kind === 'note', label.text)
  for (const fleet of fleets) note('Fleets', true, fleet.name)
  for (const { isHidden } of [...stars, ...routes, ...regions, ...labels])
    note('What is hidden from players, written like all else', isHidden)
}
