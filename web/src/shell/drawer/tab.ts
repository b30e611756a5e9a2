export type DrawerTab = 'log' | 'chat' | 'notes' | 'rules' | 'score';
