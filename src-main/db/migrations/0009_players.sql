ALTER TABLE `faction` ADD `player_id` text REFERENCES player(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `faction_player` ON `faction` (`player_id`);--> statement-breakpoint
ALTER TABLE `character` ADD `player_id` text REFERENCES player(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `character_player` ON `character` (`player_id`);--> statement-breakpoint
ALTER TABLE `squad` ADD `player_id` text REFERENCES player(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `squad_player` ON `squad` (`player_id`);--> statement-breakpoint
ALTER TABLE `vehicle` ADD `player_id` text REFERENCES player(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `vehicle_player` ON `vehicle` (`player_id`);