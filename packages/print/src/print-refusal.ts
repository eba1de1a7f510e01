/** A file that cannot be made from these photos or pages. Its message tells the shopkeeper why. */
export class PrintRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PrintRefusal'
  }
}
