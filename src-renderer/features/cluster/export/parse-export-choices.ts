import { AREA_RADIUS_BOUNDS } from '#shared/cluster/chart-area.ts'
import { CHART_FORMATS } from '#shared/cluster/chart.ts'
import {
  ALL_PICTURE_PARTS,
  COORDINATE_STYLES,
  CROWDED_NAME_MODES,
  STAR_INDEX_ORDERS,
  MM_PER_HEX_BOUNDS,
  SHEET_ORIENTATIONS,
  OVERLAP_MM_BOUNDS,
  type PaperId,
  PAPER_SIZES,
  PICTURE_PARTS,
  PICTURE_STYLES,
  SHEET_PAPERS,
  DEFAULT_MM_PER_HEX,
} from '#shared/cluster/picture-options.ts'
import { MapEdition } from '#shared/contract/cluster-files.ts'
import {
  EXPORT_TABS,
  type ExportChoices,
  DEFAULT_EXPORT_CHOICES,
  type PictureAppearance,
  type PaperChoices,
  PNG_SIDE_LIMITS,
} from './export-choices.ts'

/** Parses stored settings; missing, unknown or corrupt values become defaults. */
export function parseExportChoices(stored: string | null): ExportChoices {
  const all = parseObject(stored)
  const first = DEFAULT_EXPORT_CHOICES
  const area = objectAt(all, 'area')
  const look = objectAt(all, 'look')
  const picture = objectAt(all, 'picture')
  const sheets = objectAt(all, 'sheets')
  return {
    tab: pick(all['tab'], EXPORT_TABS, first.tab),
    edition: pick(all['edition'], MapEdition.options, first.edition),
    area: {
      isPart: flag(area['isPart'], first.area.isPart),
      hex: typeof area['hex'] === 'string' ? area['hex'] : first.area.hex,
      radius: Math.round(number(area['radius'], AREA_RADIUS_BOUNDS, first.area.radius)),
    },
    look: parseLook(look),
    picture: {
      format: pick(picture['format'], ['svg', 'png'], first.picture.format),
      longestPixels: number(picture['longestPixels'], PNG_SIDE_LIMITS, first.picture.longestPixels),
      drawnAs: pick(picture['drawnAs'], ['printed', 'screen'], first.picture.drawnAs),
    },
    poster: parsePaper(objectAt(all, 'poster')),
    sheets: {
      ...parsePaper(sheets),
      what: pick(sheets['what'], ['blank', 'index'], first.sheets.what),
      order: pick(sheets['order'], STAR_INDEX_ORDERS, first.sheets.order),
      indexPaper: pick(sheets['indexPaper'], SHEET_PAPERS, first.sheets.indexPaper),
    },
    format: pick(all['format'], CHART_FORMATS, first.format),
  }
}

function parseLook(found: Found): PictureAppearance {
  const first = DEFAULT_EXPORT_CHOICES.look
  const parts = objectAt(found, 'parts')
  return {
    style: pick(found['style'], PICTURE_STYLES, first.style),
    isToTheEdge: flag(found['isToTheEdge'], first.isToTheEdge),
    isTextOutlined: flag(found['isTextOutlined'], first.isTextOutlined),
    coordinates: pick(found['coordinates'], COORDINATE_STYLES, first.coordinates),
    parts: {
      ...ALL_PICTURE_PARTS,
      ...Object.fromEntries(PICTURE_PARTS.map((part) => [part, flag(parts[part], first.parts[part])])),
    },
    legend: flag(found['legend'], first.legend),
    scaleBar: flag(found['scaleBar'], first.scaleBar),
    noteList: flag(found['noteList'], first.noteList),
    crowdedNames: pick(found['crowdedNames'], CROWDED_NAME_MODES, first.crowdedNames),
  }
}

function parsePaper(found: Found): PaperChoices {
  const papers = [...(Object.keys(PAPER_SIZES) as PaperId[]), 'fitted'] as const
  return {
    paper: pick(found['paper'], papers, DEFAULT_EXPORT_CHOICES.poster.paper),
    orientation: pick(found['orientation'], SHEET_ORIENTATIONS, DEFAULT_EXPORT_CHOICES.poster.orientation),
    mmPerHex:
      typeof found['mmPerHex'] === 'number' ? number(found['mmPerHex'], MM_PER_HEX_BOUNDS, DEFAULT_MM_PER_HEX) : null,
    isCut: flag(found['isCut'], DEFAULT_EXPORT_CHOICES.poster.isCut),
    tilePaper: pick(found['tilePaper'], SHEET_PAPERS, DEFAULT_EXPORT_CHOICES.poster.tilePaper),
    overlapMm: number(found['overlapMm'], OVERLAP_MM_BOUNDS, DEFAULT_EXPORT_CHOICES.poster.overlapMm),
  }
}

type Found = Readonly<Record<string, unknown>>

function pick<Value extends string>(found: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((value) => value === found) ?? otherwise
}

function flag(found: unknown, otherwise: boolean): boolean {
  return typeof found === 'boolean' ? found : otherwise
}

function number(found: unknown, { least, most }: { least: number; most: number }, otherwise: number): number {
  return typeof found === 'number' && found >= least && found <= most ? found : otherwise
}

function objectAt(found: Found, key: string): Found {
  return Object(found[key])
}

function parseObject(text: string | null): Found {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
