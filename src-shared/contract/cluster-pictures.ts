import * as z from 'zod'
import {
  COORDINATE_STYLES,
  CROWDED_NAME_MODES,
  STAR_INDEX_ORDERS,
  MM_PER_HEX_BOUNDS,
  SHEET_ORIENTATIONS,
  OVERLAP_MM_BOUNDS,
  type PaperId,
  PAPER_SIZES,
  PICTURE_STYLES,
  SHEET_PAPERS,
} from '../cluster/picture-options.ts'
import { ShortText } from './base.ts'

const Paper = z.enum(Object.keys(PAPER_SIZES) as [PaperId, ...PaperId[]])
const Millimetres = z.number().min(20).max(6000)
const Sheet = z.union([Paper, z.object({ widthMm: Millimetres, heightMm: Millimetres }), z.literal('fitted')])
const Part = z.boolean()

/** Options of a map picture. */
export const PictureOptions = z.object({
  title: ShortText,
  style: z.enum(PICTURE_STYLES),
  isToTheEdge: z.boolean().default(false),
  paper: Sheet,
  orientation: z.enum(SHEET_ORIENTATIONS),
  mmPerHex: z.number().min(MM_PER_HEX_BOUNDS.least).max(MM_PER_HEX_BOUNDS.most).nullable(),
  coordinates: z.enum(COORDINATE_STYLES),
  parts: z.object({
    grid: Part,
    regions: Part,
    allegiances: Part.default(true),
    routes: Part,
    names: Part,
    owners: Part,
    fleets: Part,
    labels: Part,
    notes: Part,
    fog: Part,
  }),
  legend: z.boolean(),
  isMapOnly: z.boolean().default(false),
  scaleBar: z.boolean(),
  noteList: z.boolean(),
  crowdedNames: z.enum(CROWDED_NAME_MODES),
  isTextOutlined: z.boolean().default(false),
})

const tiles = z
  .object({
    paper: z.enum(SHEET_PAPERS),
    overlapMm: z.number().min(OVERLAP_MM_BOUNDS.least).max(OVERLAP_MM_BOUNDS.most),
  })
  .nullable()

/** A PDF of a map: a poster, blank boards, or the table of stars. */
export const MapPdfRequest = z.discriminatedUnion('what', [
  z.object({ what: z.literal('poster'), options: PictureOptions.extend({ tiles }) }),
  z.object({
    what: z.literal('blank'),
    options: PictureOptions.pick({
      title: true,
      paper: true,
      orientation: true,
      mmPerHex: true,
      coordinates: true,
    }).extend({ tiles }),
  }),
  z.object({
    what: z.literal('index'),
    options: z.object({ title: ShortText, paper: z.enum(SHEET_PAPERS), order: z.enum(STAR_INDEX_ORDERS) }),
  }),
])
export type MapPdfRequest = z.infer<typeof MapPdfRequest>
