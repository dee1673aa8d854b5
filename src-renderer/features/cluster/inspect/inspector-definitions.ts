import * as z from 'zod'
import type { Choice } from '#renderer/ui/types.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import { fleetFields, labelFields, regionFields, routeFields, starFields } from '#shared/contract/cluster-fields.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap, MapThingOf } from '../model/star-map.ts'
import type { BulkFieldName, BulkEditableKind } from './bulk.ts'
import {
  LABEL_SIZE_CHOICES,
  LINE_STYLE_CHOICES,
  listOwnerChoices,
  REGION_BORDER_CHOICES,
  STAR_RANK_CHOICES,
  STAR_SIZE_CHOICES,
} from './choices.ts'
import { listUsedRouteTypes, listUsedStarTypes, listUsedStarTags } from './used-values.ts'

/** What the options of a field come from. */
export interface FieldOptionSource {
  readonly map: StarMap
  readonly factions: readonly FactionView[]
}

/** Layout of one field. Its bounds and messages come from the contract. */
export interface InspectorFieldDefinition<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly control: 'name' | 'text' | 'type' | 'tags' | 'rating' | 'select' | 'segments' | 'colour' | 'check'
  readonly placeholder?: string
  /** Label of null. */
  readonly none?: string
  /** A value that stands for null in the options. */
  readonly nullValue?: string
  readonly options?: (source: FieldOptionSource) => readonly Choice[]
  /** Values to suggest. */
  readonly offers?: (source: FieldOptionSource) => readonly string[]
  /** For the gamemaster only: covered on a shared screen. */
  readonly isSecret?: boolean
}

/** Special parts of an inspector, filled in by its parent. */
export type InspectorSlot = 'ends' | 'facts' | 'world'

/** A row of an inspector: fields beside each other, a sentence or a slot. `hex` is the hex of the thing. */
interface LayoutRow<Kind extends BulkEditableKind> {
  readonly fields?: readonly (InspectorFieldDefinition<BulkFieldName<Kind>> | 'hex')[]
  readonly arrangement?: 'line' | 'columns' | 'wrap'
  readonly sentence?: string
  readonly slot?: InspectorSlot
  readonly isShown?: (selected: MapThingOf<Kind>) => boolean
}

/** Everything in which the inspector of a kind differs from others. */
export interface InspectorDefinition<Kind extends BulkEditableKind> {
  readonly schema: z.ZodObject
  readonly rows: readonly LayoutRow<Kind>[]
  /** Subject of a sentence about the thing. */
  readonly subject: (selected: MapThingOf<Kind>) => string
  readonly deleteLabel: (selected: MapThingOf<Kind>) => string
  /** Why the thing cannot move to a hex, or null. */
  readonly findRefusal?: (place: HexPlace, map: StarMap) => string | null
}

const NAME = { key: 'name', label: 'Name', control: 'name' } as const
const OWNER = {
  key: 'factionId',
  label: 'Owner',
  control: 'select',
  none: 'Nobody',
  options: ({ factions }: FieldOptionSource) => listOwnerChoices(factions),
} as const
const HIDDEN = { key: 'isHidden', label: 'Hidden from players', control: 'check' } as const
const COLOUR = { key: 'colour', label: 'Colour', control: 'colour' } as const
const NAME_AND_HEX = { arrangement: 'line', fields: [NAME, 'hex'] } as const
const NOTES = [
  { fields: [{ key: 'notes', label: 'Notes for the gamemaster', control: 'text', isSecret: true }] },
  { fields: [{ key: 'publicNotes', label: 'Notes for everybody', control: 'text' }] },
] as const
const LABEL_KIND_CHOICES = [
  { value: 'label', label: 'Label' },
  { value: 'note', label: 'Note' },
] as const

const star: InspectorDefinition<'star'> = {
  schema: z.object(starFields),
  subject: ({ name }) => name,
  deleteLabel: () => 'Delete the star',
  findRefusal(place, map) {
    const there = map.findStarAt(place)
    return there ? `${there.name} is there already.` : null
  },
  rows: [
    NAME_AND_HEX,
    { fields: [{ key: 'rating', label: 'Rating', control: 'rating' }] },
    {
      arrangement: 'columns',
      fields: [OWNER, { key: 'size', label: 'Size', control: 'select', options: () => STAR_SIZE_CHOICES }],
    },
    { slot: 'world' },
    {
      arrangement: 'columns',
      fields: [
        {
          key: 'type',
          label: 'Type',
          control: 'type',
          placeholder: 'star',
          offers: ({ map }) => listUsedStarTypes(map),
        },
        {
          key: 'rank',
          label: 'Rank on the map',
          control: 'select',
          none: 'Automatic',
          options: () => STAR_RANK_CHOICES,
        },
      ],
    },
    { fields: [{ key: 'tags', label: 'Tags', control: 'tags', offers: ({ map }) => listUsedStarTags(map) }] },
    { arrangement: 'wrap', fields: [{ key: 'isHomeworld', label: 'Homeworld', control: 'check' }, HIDDEN] },
    ...NOTES,
  ],
}

const route: InspectorDefinition<'route'> = {
  schema: z.object(routeFields),
  subject: () => 'The route',
  deleteLabel: () => 'Delete the route',
  rows: [
    { slot: 'ends' },
    {
      arrangement: 'columns',
      fields: [
        { key: 'style', label: 'Line', control: 'select', options: () => LINE_STYLE_CHOICES },
        {
          key: 'type',
          label: 'Type',
          control: 'type',
          placeholder: 'trade',
          offers: ({ map }) => listUsedRouteTypes(map),
        },
      ],
    },
    { fields: [{ ...COLOUR, none: 'Default' }] },
    { fields: [{ ...HIDDEN, label: 'Secret: hidden from players' }] },
  ],
}

const region: InspectorDefinition<'region'> = {
  schema: z.object(regionFields),
  subject: ({ name }) => name,
  deleteLabel: () => 'Delete the region',
  rows: [
    { fields: [NAME] },
    {
      arrangement: 'columns',
      fields: [
        COLOUR,
        {
          key: 'border',
          label: 'Border',
          control: 'select',
          nullValue: 'none',
          options: () => REGION_BORDER_CHOICES,
        },
      ],
    },
    { arrangement: 'wrap', fields: [{ key: 'isFilled', label: 'Filled', control: 'check' }, HIDDEN] },
    { slot: 'facts' },
    ...NOTES,
  ],
}

const label: InspectorDefinition<'label'> = {
  schema: z.object(labelFields),
  subject: () => 'The label',
  deleteLabel: ({ kind }) => (kind === 'note' ? 'Delete the note' : 'Delete the label'),
  rows: [
    { fields: [{ key: 'text', label: 'Text', control: 'text' }] },
    {
      arrangement: 'line',
      fields: [{ key: 'kind', label: 'Kind', control: 'segments', options: () => LABEL_KIND_CHOICES }, 'hex'],
    },
    {
      arrangement: 'columns',
      isShown: ({ kind }) => kind === 'label',
      fields: [
        { key: 'size', label: 'Size', control: 'select', options: () => LABEL_SIZE_CHOICES },
        { ...COLOUR, none: 'Default' },
      ],
    },
    { sentence: 'A note is a pin on the map; it is read here.', isShown: ({ kind }) => kind === 'note' },
    { fields: [HIDDEN] },
  ],
}

const fleet: InspectorDefinition<'fleet'> = {
  schema: z.object(fleetFields),
  subject: ({ name }) => name,
  deleteLabel: () => 'Delete the fleet',
  rows: [NAME_AND_HEX, { fields: [OWNER] }, { fields: [HIDDEN] }, ...NOTES],
}

/** Layouts of the inspectors, by kind of thing. */
export const INSPECTOR_DEFINITION_BY_KIND: { readonly [Kind in BulkEditableKind]: InspectorDefinition<Kind> } = {
  star,
  route,
  region,
  label,
  fleet,
}

/** Keys of the fields of a kind. */
export function listInspectorFieldKeys<Kind extends BulkEditableKind>({
  rows,
}: InspectorDefinition<Kind>): BulkFieldName<Kind>[] {
  return rows.flatMap(({ fields = [] }) => fields.flatMap((field) => (field === 'hex' ? [] : [field.key])))
}
