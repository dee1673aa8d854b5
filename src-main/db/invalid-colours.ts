import type { Database } from './open-database.ts'

// Colours are checked before they are stored. A campaign that another program wrote into may hold other texts, which no page can show.

/** A stored colour that is not one. */
export interface InvalidColour {
  /** The kind of thing that has it, such as `region`. */
  readonly noun: string
  readonly name: string
  readonly value: string
}

const isInvalid = (value: string): string => `coalesce(${value}, '#000000') NOT GLOB '#${'[0-9a-f]'.repeat(6)}'`
const REGION_COLOUR = '#8a8f98'
const [HULL, TRIM] = ['#ffffff', '#235fa8']

const FIND = `
  SELECT 'faction' AS noun, name, colour AS value FROM faction WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'region', name, colour FROM region WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'label', text, colour FROM map_label WHERE ${isInvalid('colour')}
  UNION ALL SELECT 'route', origin.name || ' to ' || goal.name, route.colour FROM route
    JOIN star AS origin ON origin.id = route.from_star_id JOIN star AS goal ON goal.id = route.to_star_id
    WHERE ${isInvalid('route.colour')}
  UNION ALL SELECT 'legend', cluster.name, entry.value ->> 'colour' FROM cluster, json_each(coalesce(legend, '[]')) AS entry
    WHERE ${isInvalid(`entry.value ->> 'colour'`)}
  UNION ALL SELECT 'flotilla', flotilla.name, colour.value FROM flotilla, json_each(ships) AS ship,
    json_each(ship.value -> 'livery') AS colour WHERE ${isInvalid('colour.value')}`

const REPAIRS = [
  ...['faction', 'map_label', 'route'].map((table) => `UPDATE ${table} SET colour = NULL WHERE ${isInvalid('colour')}`),
  `UPDATE region SET colour = '${REGION_COLOUR}' WHERE ${isInvalid('colour')}`,
  `UPDATE cluster SET legend = (SELECT json_group_array(iif(${isInvalid(`value ->> 'colour'`)}, json_set(value, '$.colour', NULL), json(value))) FROM json_each(legend))
    WHERE EXISTS (SELECT 1 FROM json_each(coalesce(legend, '[]')) WHERE ${isInvalid(`value ->> 'colour'`)})`,
  ...[
    ['hull', HULL],
    ['trim', TRIM],
  ].map(
    ([part, colour]) =>
      `UPDATE flotilla SET ships = (SELECT json_group_array(iif(${isInvalid(`value ->> '$.livery.${part}'`)}, json_set(value, '$.livery.${part}', '${colour}'), json(value))) FROM json_each(ships))
        WHERE EXISTS (SELECT 1 FROM json_each(ships) WHERE ${isInvalid(`value ->> '$.livery.${part}'`)})`,
  ),
]

/** Every stored colour that is not of the form `#rrggbb`. */
export function findInvalidColours(db: Database): InvalidColour[] {
  return db.prepare<[], InvalidColour>(FIND).all()
}

/** Replaces every such colour by the usual one of its kind. */
export function replaceInvalidColours(db: Database): void {
  for (const sql of REPAIRS) db.exec(sql)
}
