import { Building2, Gem, LayoutTemplate, type LucideIcon, MapPin, ScrollText, User } from '@lucide/vue'
import type { EntryAudience, EntryHeading, EntryKind, JournalEntryView } from '#shared/contract/journal.ts'

/** Label and icon of each kind of entry. */
export const ENTRY_KIND_LABELS_AND_ICONS = {
  entry: { label: 'Entry', plural: 'Entries', icon: ScrollText },
  person: { label: 'Person', plural: 'People', icon: User },
  place: { label: 'Place', plural: 'Places', icon: MapPin },
  organisation: { label: 'Organisation', plural: 'Organisations', icon: Building2 },
  item: { label: 'Item', plural: 'Items', icon: Gem },
  template: { label: 'Template', plural: 'Templates', icon: LayoutTemplate },
} as const satisfies Record<EntryKind, { label: string; plural: string; icon: LucideIcon }>

/** Every kind in list order. */
export const ENTRY_KIND_CHOICES = (Object.keys(ENTRY_KIND_LABELS_AND_ICONS) as EntryKind[]).map((value) => ({
  value,
  label: ENTRY_KIND_LABELS_AND_ICONS[value].label,
  icon: ENTRY_KIND_LABELS_AND_ICONS[value].icon,
}))

/** Labels of the audiences of an entry. */
export const AUDIENCE_CHOICES = [
  { value: 'gamemaster', label: 'Only me' },
  { value: 'chosen', label: 'Chosen players' },
  { value: 'all', label: 'Everyone' },
] as const satisfies readonly { value: EntryAudience; label: string }[]

/** Formats the audience of an entry for its header; `names` lists the chosen players. */
export function formatAudience(audience: EntryAudience, names: readonly string[] = []): string {
  if (audience === 'gamemaster') return 'Only you'
  if (audience === 'all') return 'Everyone'
  return names.length > 0 ? `You, ${names.join(', ')}` : 'You and chosen players'
}

export function isEntryKind(text: unknown): text is EntryKind {
  return typeof text === 'string' && Object.hasOwn(ENTRY_KIND_LABELS_AND_ICONS, text)
}

/** Heading of an entry, or of a new one. */
export function getEntryProperties(entry: JournalEntryView | null, kind: EntryKind): EntryHeading {
  if (!entry)
    return {
      kind,
      audience: 'gamemaster',
      readers: [],
      tags: [],
      isPinned: false,
      day: null,
      portraitId: null,
      folder: '',
    }
  const { audience, readers, tags, isPinned, day, portraitId, folder } = entry
  return { kind: entry.kind, audience, readers: [...readers], tags: [...tags], isPinned, day, portraitId, folder }
}
