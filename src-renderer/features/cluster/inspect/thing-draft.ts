/** A draft of a thing: the user's values, and the values of the map when each field was first edited. */
export interface ThingDraft<Fields extends object> {
  readonly mine: Fields
  readonly base: Fields
}

type Key<Fields> = keyof Fields & string

export function createThingDraft<Fields extends object>(fields: Fields): ThingDraft<Fields> {
  return { mine: { ...fields }, base: { ...fields } }
}

/** Fields whose values differ from the map. */
export function listChangedFields<Fields extends object>(
  { mine }: ThingDraft<Fields>,
  fields: Fields,
): readonly Key<Fields>[] {
  return keysOf(mine).filter((key) => !isSame(mine[key], fields[key]))
}

/** Edited fields that have also been changed by another user. */
export function listConflictingFields<Fields extends object>(
  draft: ThingDraft<Fields>,
  fields: Fields,
): readonly Key<Fields>[] {
  return listChangedFields(draft, fields).filter(
    (key) => !isSame(draft.base[key], fields[key]) && !isSame(draft.mine[key], draft.base[key]),
  )
}

/** Updates a draft after a change of the map: untouched fields follow the map, edited ones stay. */
export function rebaseDraft<Fields extends object>(draft: ThingDraft<Fields>, fields: Fields): ThingDraft<Fields> {
  const [mine, base] = [{ ...draft.mine }, { ...draft.base }]
  for (const key of keysOf(fields)) {
    if (isSame(mine[key], base[key]) || isSame(mine[key], fields[key])) mine[key] = base[key] = fields[key]
  }
  return { mine, base }
}

/** Updates a draft after fields were saved: those show the values of the map, and what was typed since stays. */
export function rebaseSavedFields<Fields extends object>(
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

/** Resolves conflicting fields: “mine” keeps the draft's values, “theirs” discards them. */
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

/** Fields are primitive values or short arrays. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))
}
