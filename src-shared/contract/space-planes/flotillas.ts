import * as z from 'zod'
import { SHIP_FATES, MAX_FLOTILLA_SHIPS } from '#shared/games/space-planes/flotillas.ts'
import { forGamemaster, Id, Name, Notes, ShortText, Version } from '../base.ts'

const Colour = z.string().regex(/^#[0-9a-f]{6}$/, { message: 'This is not a colour: write it as #rrggbb.' })

/** Properties of a ship, and its battle history. */
export const shipFields = {
  name: Name,
  captain: ShortText.max(80, { message: 'A captain’s name has at most 80 characters.' }),
  livery: z.strictObject({ hull: Colour, trim: Colour }),
  kills: z.int().min(0).max(999, { message: 'A ship has at most 999 kills.' }),
  fate: z.enum(SHIP_FATES),
  story: ShortText,
}

const CubeShip = z.object({ id: Id, ...shipFields, faceSetId: Id.nullable() })

const fields = {
  name: Name,
  notes: Notes,
  factionId: Id.nullable(),
  ships: z.array(CubeShip).max(MAX_FLOTILLA_SHIPS, { message: `A flotilla has at most ${MAX_FLOTILLA_SHIPS} ships.` }),
}
const FlotillaFields = z.object(fields)
export type FlotillaFields = z.infer<typeof FlotillaFields>

export const FlotillaView = z.object({ ...fields, id: Id, playerId: Id.nullable(), version: Version })
export type FlotillaView = z.infer<typeof FlotillaView>

export const flotillas = {
  list: forGamemaster.output(z.array(FlotillaView)),
  get: forGamemaster.input(z.object({ id: Id })).output(FlotillaView),
  create: forGamemaster.input(FlotillaFields).output(FlotillaView),
  update: forGamemaster.input(FlotillaFields.extend({ id: Id, version: Version })).output(FlotillaView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
}
