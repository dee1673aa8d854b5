import { resolve } from 'node:path'
import { type CommandResult, parseArguments, type CommandLineCall, getTextOption } from '#main/hosts/cli/command.ts'
import { readTextFile } from '#main/hosts/cli/files.ts'
import { writeNewFile } from '#main/hosts/cli/files.ts'
import { renderSheetSvg } from '#main/print/sheet-svg.ts'
import { parseOrreryFile } from '#main/services/exchange/orrery-file.ts'
import { PLANES_FILE_HEADER } from '#main/services/games/space-planes/exchange-files.ts'
import { createPlaceholderShips } from '#main/services/games/space-planes/print/job.ts'
import { drawPlanesSheets } from '#main/services/games/space-planes/print/planes-sheets.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import {
  FaceSetFile,
  type FileFaceSet,
  PLANES_FILE_FORMAT_VERSION,
} from '#shared/contract/space-planes/exchange-file.ts'
import type { PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'
import { FACES, type FaceArt, type FaceSet, type FaceSegment } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'

const FILES = {
  schema: FaceSetFile,
  format: PLANES_FILE_FORMAT_VERSION,
  kinds: ['face-set'],
  what: 'a face set of Space Planes',
  ending: '',
} as const

const STANDARD = { name: 'Standard', notes: '', faces: STANDARD_FACES }

/**
 * `orrery space-planes net [FACES]`: the drawing of each face and its place on the net (SP-FACE-1, SP-FACE-2). With
 * JSON output, a file for Import; with `--out`, six nets at true size.
 */
export function showFaceNet(call: CommandLineCall): CommandResult {
  const [path] = parseArguments(call, 'net [FACES]')
  const faceSet = path === undefined ? STANDARD : readFaceSetFile(path)
  const { faces, name } = faceSet
  const lines = FACES.flatMap((face) => [`${face} ${faces[face].name}`, ...artLines(faces[face])])
  const out = getTextOption(call, 'out')
  if (out !== null) writeNewFile(resolve(out), renderSheetSvg(`Nets: ${name}`, netsOf(faces)))
  return { data: { ...PLANES_FILE_HEADER, kind: 'face-set', faceSet }, text: [name, ...NET, ...lines].join('\n') }
}

/** Six nets on an A4 page, for cubes of 16 mm with tabs. */
function netsOf(faces: FaceSet): PrintedSheet {
  const options: PlanesPrintOptions = {
    sheets: ['nets'],
    paper: 'a4',
    measured: { across: 50, down: 50 },
    flotillaId: null,
    faceSetId: null,
    battleId: null,
    cubeMm: 16,
    cardShortMm: 63,
    cardLongMm: 88,
    tabs: true,
  }
  const job = { options, ships: createPlaceholderShips(faces), flotilla: null, battle: null }
  const [sheet] = drawPlanesSheets(job, { campaign: '', edition: '', date: '', version: '' })
  if (!sheet) throw new Error('Six nets of 16 mm fit on a page')
  return sheet
}

/** The net of the faces, folded away from the viewer, all upright. */
const NET = ['  2', '4 1 3', '  5', '  6', 'Points are s to the right and t up, from 0 to 1.']

function artLines({ blocks, walls, red, blue }: FaceArt): string[] {
  const inks = { green: blocks, black: walls, red, blue }
  return Object.entries(inks).flatMap(([ink, stretches]) =>
    stretches.length === 0 ? [] : [`  ${ink.padEnd(5)}  ${stretches.map(stretchWords).join('; ')}`],
  )
}

function stretchWords([s0, t0, s1, t1]: FaceSegment): string {
  return `${s0},${t0} to ${s1},${t1}`
}

/** Reads a face set written by Export. Throws with line and reason if it is not one. */
export function readFaceSetFile(path: string): FileFaceSet {
  return parseOrreryFile(readTextFile(path, 'the file of a face set'), FILES).file.faceSet
}
