import * as z from 'zod'
import { NAME_STYLES } from '../cluster/name-styles.ts'
import { BODY_KINDS, BODY_SIZES, MAX_BODIES } from '../cluster/system/body.ts'
import { forGamemaster, Id, Name, Notes, ShortText, Thing, ThingKind, Version } from './base.ts'

/** Maximum number of hidden agendas that a body is linked to. */
export const MAX_BODY_AGENDAS = 20

const bodyFields = {
  id: Id,
  /** The body it lies at; null for the star. */
  parentId: Id.nullable(),
  kind: z.enum(BODY_KINDS),
  name: Name,
  /** Its place among what lies at the same parent, from 1, outwards. */
  orbit: z.int().min(1).max(MAX_BODIES),
  size: z.literal(BODY_SIZES),
  publicNotes: Notes,
}
const gamemasterFields = { ...bodyFields, notes: Notes, isHidden: z.boolean() }

/** A body to be saved, with the pages it is linked to. */
const BodyInput = z.strictObject({
  ...gamemasterFields,
  links: z.array(z.strictObject({ kind: ThingKind, id: Id })).max(20),
  agendaIds: z.array(Id).max(MAX_BODY_AGENDAS).optional(),
})
export type BodyInput = z.infer<typeof BodyInput>

const BodyView = z.object({
  ...gamemasterFields,
  links: z.array(Thing),
  /** Hidden agendas that are held, and have to do with it. */
  agendaIds: z.array(Id),
})
export type BodyView = z.infer<typeof BodyView>

/** The system of a star. Version 0 means that it has none yet. */
const SystemView = z.object({
  starId: Id,
  starName: z.string(),
  clusterId: Id,
  version: Version,
  /** Seed of the generator; empty if it was made or changed by hand. */
  seed: z.string(),
  bodies: z.array(BodyView),
})
export type SystemView = z.infer<typeof SystemView>

/** The system of a star as players know it: an allow-list. */
const PlayerSystemView = z.object({ starId: Id, bodies: z.array(z.object(bodyFields)) })
export type PlayerSystemView = z.infer<typeof PlayerSystemView>

/** A body that is linked to a page. */
const LinkedBody = z.object({
  id: Id,
  name: z.string(),
  starId: Id,
  starName: z.string(),
  /** Whether it, or what it lies at, is hidden from players. */
  isHidden: z.boolean(),
})
export type LinkedBody = z.infer<typeof LinkedBody>

const Seed = ShortText.pipe(z.string().trim().min(1, { message: 'Enter a seed.' }).max(80))
const seen = { starId: Id, version: Version }

export const starSystems = {
  get: forGamemaster.input(z.object({ starId: Id })).output(SystemView),
  /** Bodies that are linked to a page. */
  linkedTo: forGamemaster.input(z.object({ kind: ThingKind, id: Id })).output(z.array(LinkedBody)),
  /** What players may know of the systems of a cluster. */
  asPlayers: forGamemaster.input(z.object({ clusterId: Id })).output(z.array(PlayerSystemView)),
  /** Saves all bodies of a system. Refuses one whose bodies are not joined to the star or share an orbit. */
  save: forGamemaster.input(z.object({ ...seen, bodies: z.array(BodyInput).max(MAX_BODIES) })).output(SystemView),
  /** Replaces a system by one made from a seed; the same seed makes the same one. */
  generate: forGamemaster.input(z.object({ ...seen, seed: Seed, style: z.enum(NAME_STYLES) })).output(SystemView),
  /** Makes a system for every star of a cluster that has none, in one change. */
  generateMissing: forGamemaster
    .input(z.object({ clusterId: Id, seed: Seed, style: z.enum(NAME_STYLES) }))
    .output(z.object({ made: z.int() })),
}
