/** Writes what is looked at into the address, so that it can be linked and survives a reload, without opening a page anew. */
export function updateAddress(place: { readonly shelf: string; readonly row: string | null }): void {
  const query = new URLSearchParams({ table: place.shelf, ...(place.row === null ? {} : { row: place.row }) })
  const path = `/armoury?${query}`
  window.history.replaceState({ ...window.history.state, current: path }, '', `#${path}`)
}
