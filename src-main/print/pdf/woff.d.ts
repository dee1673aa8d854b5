/** A font file as a `data:` URL. */
declare module '*.woff?inline' {
  const address: string
  export default address
}
