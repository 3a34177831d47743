import note from './note/schema.json';

export default {
  note: { schema: note },
};
