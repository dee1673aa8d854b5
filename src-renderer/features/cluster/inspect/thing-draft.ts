/** What somebody is writing about a thing: their words, and those of the map that each of them began from. */
export interface ThingDraft<Fields extends object> {
  readonly mine: Fields
  readonly base: Fields
}

type Key<Fields> = keyof Fields & string

/** A draft of a thing as it stands. */
export function createThingDraft<Fields extends object>(fields: Fields): ThingDraft<Fields> {
  return { mine: { ...fields }, base: { ...fields } }
}

/** The fields in which the words differ from the map. */
export function listChangedFields<Fields extends object>(
  { mine }: ThingDraft<Fields>,
  fields: Fields,
): readonly Key<Fields>[] {
  return keysOf(mine).filter((key) => !isSame(mine[key], fields[key]))
}

/** The fields that somebody else has changed too since they were begun. */
export function listConflictingFields<Fields extends object>(
  draft: ThingDraft<Fields>,
  fields: Fields,
): readonly Key<Fields>[] {
  return listChangedFields(draft, fields).filter(
    (key) => !isSame(draft.base[key], fields[key]) && !isSame(draft.mine[key], draft.base[key]),
  )
}

/** The draft after the map has changed: what was not touched follows it, what was touched stays. */
export function rebaseDraft<Fields extends object>(draft: ThingDraft<Fields>, fields: Fields): ThingDraft<Fields> {
  const [mine, base] = [{ ...draft.mine }, { ...draft.base }]
  for (const key of keysOf(fields)) {
    if (isSame(mine[key], base[key]) || isSame(mine[key], fields[key])) mine[key] = base[key] = fields[key]
  }
  return { mine, base }
}

/** The draft after some fields were saved: they begin anew from the map, and what was written meanwhile stays. */
export function markSaved<Fields extends object>(
  draft: ThingDraft<Fields>,
  sent: Partial<Fields>,
  fields: Fields,
): ThingDraft<Fields> {
  const [mine, base] = [{ ...draft.mine }, { ...draft.base }]
  for (const key of keysOf(fields)) {
    if (!(key in sent)) continue
    if (isSame(mine[key], sent[key])) mine[key] = fields[key]
    base[key] = fields[key]
  }
  return { mine, base }
}

/** The draft with what is contested begun anew from the map: “mine” keeps the words, “theirs” gives them up. */
export function resolveConflicts<Fields extends object>(
  draft: ThingDraft<Fields>,
  fields: Fields,
  whose: 'mine' | 'theirs',
): ThingDraft<Fields> {
  const [mine, base] = [{ ...draft.mine }, { ...draft.base }]
  for (const key of listConflictingFields(draft, fields)) {
    base[key] = fields[key]
    if (whose === 'theirs') mine[key] = fields[key]
  }
  return { mine, base }
}

function keysOf<Fields extends object>(fields: Fields): Key<Fields>[] {
  return Object.keys(fields) as Key<Fields>[]
}

/** Fields are plain values or short lists of them. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))
}
