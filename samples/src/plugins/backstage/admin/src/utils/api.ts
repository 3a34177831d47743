import { adminApi } from '@strapi/strapi/admin';

export interface Target {
  targetType?: string;
  targetId?: string;
}

export interface Note extends Target {
  documentId: string;
  text: string;
  author: string;
  done: boolean;
}

export interface Settings {
  placeholder: string;
  showDone: boolean;
}

const api = adminApi
  .enhanceEndpoints({ addTagTypes: ['BackstageNotes', 'BackstageSettings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBackstageNotes: build.query<Note[], Target>({
        query: (params) => ({ url: '/backstage/notes', method: 'GET', config: { params } }),
        transformResponse: ({ data }: { data: Note[] }) => data,
        providesTags: ['BackstageNotes'],
      }),
      addBackstageNote: build.mutation<void, Target & { text: string }>({
        query: (data) => ({ url: '/backstage/notes', method: 'POST', data }),
        invalidatesTags: ['BackstageNotes'],
      }),
      setBackstageNoteDone: build.mutation<void, { documentId: string; done: boolean }>({
        query: ({ documentId, done }) => ({
          url: `/backstage/notes/${documentId}`,
          method: 'PUT',
          data: { done },
        }),
        invalidatesTags: ['BackstageNotes'],
      }),
      getBackstageSettings: build.query<{ data: Settings; maxLength: number }, void>({
        query: () => ({ url: '/backstage/settings', method: 'GET' }),
        providesTags: ['BackstageSettings'],
      }),
      saveBackstageSettings: build.mutation<void, Settings>({
        query: (data) => ({ url: '/backstage/settings', method: 'PUT', data }),
        invalidatesTags: ['BackstageSettings'],
      }),
    }),
  });

export const {
  useGetBackstageNotesQuery,
  useAddBackstageNoteMutation,
  useSetBackstageNoteDoneMutation,
  useGetBackstageSettingsQuery,
  useSaveBackstageSettingsMutation,
} = api;
