export interface Config {
  maxLength: number;
  keepDays: number;
}

export default {
  default: { maxLength: 500, keepDays: 90 },
  validator({ maxLength, keepDays }: Config) {
    if (!Number.isInteger(maxLength) || maxLength < 1) {
      throw new Error('maxLength must be a whole number greater than 0');
    }
    if (!Number.isInteger(keepDays) || keepDays < 0) {
      throw new Error('keepDays must be a whole number; 0 keeps notes forever');
    }
  },
};
