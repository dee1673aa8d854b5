/**
 * Writes the current table and row into the URL without a navigation, so that they can be linked and survive a reload.
 */
export function updateArmouryAddress(place: { readonly shelf: string; readonly row: string | null }): void {
  const query = new URLSearchParams({ table: place.shelf, ...(place.row === null ? {} : { row: place.row }) })
  const path = `/armoury?${query}`
  window.history.replaceState({ ...window.history.state, current: path }, '', `#${path}`)
}
