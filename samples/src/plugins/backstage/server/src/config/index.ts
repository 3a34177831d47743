export interface Config {
  maxLength: number;
  keepDays: number;
}

export default {
  default: (): Config => ({ maxLength: 500, keepDays: 90 }),
  validator({ maxLength, keepDays }: Config) {
    if (!Number.isInteger(maxLength) || maxLength < 1) {
      throw new Error('maxLength has to be a whole number above 0');
    }
    if (!Number.isInteger(keepDays) || keepDays < 0) {
      throw new Error('keepDays has to be a whole number, 0 for ever');
    }
  },
};
