import type { Database } from '../file/open-database.ts'

// Colours are validated before they are stored. A campaign edited by another program may still hold other texts, which
// no page can display.

/** A stored colour that is not valid. */
export interface InvalidColour {
  /** Kind of its owner, such as `region`. */
  readonly noun: string
  readonly name: string
  readonly value: string
}

const isInvalid = (value: string): string => `coalesce(${value}, '#000000') NOT GLOB '#${'[0-9a-f]'.repeat(6)}'`
const REGION_COLOUR = '#8a8f98'
const LIVERY = [
  ['hull', '#ffffff'],
  ['trim', '#235fa8'],
] as const
/** SQL of an item of `json_each` as JSON. `value` is plain text for string items, which no JSON function accepts. */
const [ENTRY, SHIP] = ['(legend -> fullkey)', '(ships -> fullkey)']

const FIND = `
  SELECT 'faction' AS noun, name, colour AS value FROM faction WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'region', name, colour FROM region WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'label', text, colour FROM map_label WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'route', origin.name || ' to ' || goal.name, route.colour FROM route
    JOIN star AS origin ON origin.id = route.from_star_id JOIN star AS goal ON goal.id = route.to_star_id
    WHERE ${isInvalid('route.colour')}
  UNION ALL SELECT 'legend', name, ${ENTRY} ->> 'colour' FROM cluster, json_each(coalesce(legend, '[]'))
    WHERE ${isInvalid(`${ENTRY} ->> 'colour'`)}
  ${LIVERY.map(
    ([part]) => `UNION ALL SELECT 'flotilla', name, ${SHIP} ->> '$.livery.${part}' FROM flotilla, json_each(ships)
    WHERE ${isInvalid(`${SHIP} ->> '$.livery.${part}'`)}`,
  ).join('\n')}`

const REPAIRS = [
  ...['faction', 'map_label', 'route'].map((table) => `UPDATE ${table} SET colour = NULL WHERE ${isInvalid('colour')}`),
  `UPDATE region SET colour = '${REGION_COLOUR}' WHERE ${isInvalid('colour')}`,
  `UPDATE cluster SET legend = (SELECT json_group_array(iif(${isInvalid(`${ENTRY} ->> 'colour'`)}, json_set(${ENTRY}, '$.colour', NULL), json(${ENTRY}))) FROM json_each(legend))
    WHERE EXISTS (SELECT 1 FROM json_each(coalesce(legend, '[]')) WHERE ${isInvalid(`${ENTRY} ->> 'colour'`)})`,
  ...LIVERY.map(
    ([part, colour]) =>
      `UPDATE flotilla SET ships = (SELECT json_group_array(iif(${isInvalid(`${SHIP} ->> '$.livery.${part}'`)}, json_set(${SHIP}, '$.livery.${part}', '${colour}'), json(${SHIP}))) FROM json_each(ships))
        WHERE EXISTS (SELECT 1 FROM json_each(ships) WHERE ${isInvalid(`${SHIP} ->> '$.livery.${part}'`)})`,
  ),
]

/** Finds every stored colour that is not of the form `#rrggbb`. */
export function listInvalidColours(db: Database): InvalidColour[] {
  return db.prepare<[], InvalidColour>(FIND).all()
}

/** Replaces every invalid colour by the default of its kind. */
export function replaceInvalidColours(db: Database): void {
  for (const sql of REPAIRS) db.exec(sql)
}
