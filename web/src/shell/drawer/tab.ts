export type DrawerTab = 'log' | 'chat' | 'rules' | 'score';
